"""The Xcode project, read by a program that has nothing in common with the one that writes it (PyPI's pbxproj)."""
from pathlib import Path

from pbxproj import XcodeProject

PROJECT = Path(__file__).parents[2] / "Apps" / "iPhone" / "Corgina.xcodeproj" / "project.pbxproj"
KINDS = {"Corgina": "application", "Widgets": "app-extension", "Share": "app-extension"}


def contents(project):
    """Every object with all its members, as text."""
    return {each.get_id(): repr(each) for each in project.objects.get_objects_in_section(*project.objects.get_sections())}


def test_another_program_finds_the_targets_and_their_configurations():
    project = XcodeProject.load(str(PROJECT))
    targets = project.objects.get_targets()
    kinds = {target.name: target.productType.removeprefix("com.apple.product-type.") for target in targets}
    assert kinds == KINDS
    for name in KINDS:
        configurations = {each.name for each in project.objects.get_configurations_on_targets(name)}
        assert configurations == {"Debug", "Release"}, name
        assert all(each.buildSettings for each in project.objects.get_configurations_on_targets(name)), name


def test_what_another_program_writes_of_it_is_the_same_project(tmp_path):
    project = XcodeProject.load(str(PROJECT))
    copy = tmp_path / "project.pbxproj"
    project.save(str(copy))
    assert contents(XcodeProject.load(str(copy))) == contents(project)
