"""Makes a language model of random weights, small enough to answer at once, and serves it by llama-cpp-python: what it says is nonsense
in the shape it is asked for. `tiny_llama.py PORT FOLDER`; run in the environment that `scripts/make-llama-environment` makes."""

import os
import sys
from pathlib import Path

import gguf
import numpy

WIDTH, HEADS, LAYERS, INNER = 32, 2, 1, 64
SIGNS = [chr(code) for code in range(32, 127)]
# Of those that may stand in a sentence the end comes soon, so that an answer is whole before its tokens are over.
ENDS = {'"': 1.2, "}": 6.0, "</s>": 8.0}
SEED = 20


def tokens() -> list[tuple[str, int]]:
    special = [("<unk>", gguf.TokenType.UNKNOWN), ("<s>", gguf.TokenType.CONTROL), ("</s>", gguf.TokenType.CONTROL)]
    single = [(f"<0x{byte:02X}>", gguf.TokenType.BYTE) for byte in range(256)]
    return special + single + [(sign.replace(" ", "▁"), gguf.TokenType.NORMAL) for sign in SIGNS]


def write(path: Path) -> None:
    chance = numpy.random.default_rng(SEED)
    named = tokens()
    writer = gguf.GGUFWriter(str(path), "llama")
    writer.add_name("random")
    writer.add_context_length(2_048)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(LAYERS)
    writer.add_feed_forward_length(INNER)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_rope_dimension_count(WIDTH // HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(len(named))
    writer.add_tokenizer_model("llama")
    writer.add_token_list([name for name, _ in named])
    writer.add_token_scores([0.0 if kind != gguf.TokenType.NORMAL else -1.0 for _, kind in named])
    writer.add_token_types([int(kind) for _, kind in named])
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    writer.add_unk_token_id(0)
    writer.add_chat_template("{% for message in messages %}{{ message['role'] }}: {{ message['content'] }}\n{% endfor %}assistant: ")

    def drawn(*shape: int, size: float = 0.3) -> numpy.ndarray:
        return (chance.standard_normal(shape) * size).astype(numpy.float32)

    # The first of the numbers is the same for every token, so that by it some tokens can be likelier than others.
    embedding = drawn(len(named), WIDTH)
    embedding[:, 0] = 3
    output = drawn(len(named), WIDTH)
    for place, (name, _) in enumerate(named):
        output[place, 0] = ENDS.get(name, 0)
    ones = numpy.ones(WIDTH, dtype=numpy.float32)
    writer.add_tensor("token_embd.weight", embedding)
    writer.add_tensor("output_norm.weight", ones)
    writer.add_tensor("output.weight", output)
    for layer in range(LAYERS):
        for norm in ("attn_norm", "ffn_norm"):
            writer.add_tensor(f"blk.{layer}.{norm}.weight", ones)
        for square in ("attn_q", "attn_k", "attn_v", "attn_output"):
            writer.add_tensor(f"blk.{layer}.{square}.weight", drawn(WIDTH, WIDTH))
        for name, shape in {"ffn_gate": (INNER, WIDTH), "ffn_up": (INNER, WIDTH), "ffn_down": (WIDTH, INNER)}.items():
            writer.add_tensor(f"blk.{layer}.{name}.weight", drawn(*shape))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


if __name__ == "__main__":
    port, folder = sys.argv[1], Path(sys.argv[2])
    write(folder / "random.gguf")
    model = ["--model", str(folder / "random.gguf"), "--n_ctx", "2048", "--n_threads", "1"]
    os.execv(sys.executable, [sys.executable, "-m", "llama_cpp.server", "--host", "127.0.0.1", "--port", port, *model])
