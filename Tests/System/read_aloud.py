"""What a screen reader is given of a page: Chromium's own tree of roles and names."""

from playwright.sync_api import Page

# What has a role that is said, or leads somewhere.
SAID = {
    "dialog", "alertdialog", "heading", "button", "link", "textbox", "searchbox", "image", "list", "status", "alert", "progressbar",
    "Video", "group", "time",
}  # fmt: skip


def read_aloud(page: Page, roles: set[str] = SAID) -> list[str]:
    """Each as "role: name", in the order in which they come; behind an open sheet there is nothing."""
    session = page.context.new_cdp_session(page)
    try:
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    finally:
        session.detach()
    by_id = {node["nodeId"]: node for node in nodes}
    said: list[str] = []

    def visit(node: dict) -> None:
        role, name = node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "")
        if not node.get("ignored") and role in roles:
            said.append(f"{role}: {' '.join(name.split())}".removesuffix(": "))
        for child in node.get("childIds", []):
            if child in by_id:
                visit(by_id[child])

    for node in nodes:
        if "parentId" not in node:
            visit(node)
    return said
