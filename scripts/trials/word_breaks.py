"""Compares the breaks between words of Thai, Lao, Khmer and Burmese with those of ICU.

usage: scripts/prove word-breaks DIR
  DIR has the sentences, each a line, in thai.txt, lao.txt, khmer.txt and burmese.txt. Needs PyICU, which is Debian's package
  python3-icu. docs/evidence/proofs.md has the results.
"""

import re
import subprocess
import sys
import unicodedata
from pathlib import Path

try:
    import icu
except ImportError:
    sys.exit("scripts/prove word-breaks: PyICU is missing; hint: install Debian's python3-icu and use Debian's python3")

DRAWING = Path("Sources/Drawing")
WORK = Path(".build/trials/word-breaks")
# Unicode's class SA, by its number in ICU.
COMPLEX = 24
# What no line may begin with: signs that follow a word, vowels after their consonant, and consonants that are silent or close a
# syllable. And what no line may end with: signs that put the next consonant below.
BOUND = {
    "thai": ("[ฯๆ\u0E30\u0E32\u0E33]|.[\u0E31-\u0E3A\u0E47-\u0E4E]?\u0E4C", ""),
    "lao": ("[ຯໆ\u0EB0\u0EB2\u0EB3\u0EBD]|.[\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECD]?\u0ECC", ""),
    "khmer": ("ៗ|.[\u17B6-\u17D1]?\u17CD", "\u17D2"),
    "burmese": ("[\u1000-\u102A]\u1037?\u103A", "\u1039"),
}


def program():
    """The line breaker as a program of its own, which takes seconds to build."""
    WORK.mkdir(parents=True, exist_ok=True)
    arguments = ["swiftc", "-O", "-o", WORK / "breaking", "scripts/trials/breaking.swift"]
    arguments += sorted((DRAWING / "DSText/LineBreaks").glob("*.swift"))
    for name in ("CLineBreaks", "CWordDictionaries"):
        module, built = DRAWING / name, WORK / name
        built.mkdir(exist_ok=True)
        header = (module / f"include/{name}.h").resolve()
        (built / "module.modulemap").write_text(f'module {name} {{ header "{header}" export * }}\n')
        subprocess.run(["cc", "-O2", "-I", module / "include", "-c", module / f"{name}.c", "-o", built / "tables.o"], check=True)
        arguments += ["-I", built, built / "tables.o"]
    subprocess.run(arguments, check=True)
    return WORK / "breaking"


def ours(path, sentences):
    """For each sentence where a line may begin."""
    text = "".join(f"{sentence}\n" for sentence in sentences)
    lines = subprocess.run([path], input=text, capture_output=True, text=True, check=True).stdout.split("\n")
    return [set(map(int, line.split())) for line in lines[: len(sentences)]]


def theirs(iterator, sentence):
    """Where a line may begin in a sentence, says ICU, whose places are those of UTF-16."""
    iterator.setText(sentence)
    breaks = set(iterator)
    places, found = 0, set()
    for index, letter in enumerate(sentence):
        if places in breaks:
            found.add(index)
        places += 1 + (ord(letter) > 0xFFFF)
    return found


def between(sentence):
    """The places between two letters of scripts whose words a dictionary tells."""
    complex_ = [icu.Char.getIntPropertyValue(letter, icu.UProperty.LINE_BREAK) == COMPLEX for letter in sentence]
    return {index for index in range(1, len(sentence)) if complex_[index - 1] and complex_[index]}


def is_bound(script, sentence, index):
    """Whether what is around a place belongs together in any case."""
    after, before = BOUND[script]
    return bool(re.match(after, sentence[index:])) or before == sentence[index - 1]


def count(script, path, iterator, sentences):
    """A row: sentences, breaks of ICU, those within syllables, common ones, ours, and sentences with equal breaks."""
    row = [len(sentences), 0, 0, 0, 0, 0, 0]
    for sentence, found in zip(sentences, ours(path, sentences), strict=True):
        inner = between(sentence)
        mine, other = found & inner, theirs(iterator, sentence) & inner
        bound = {index for index in other if is_bound(script, sentence, index)}
        for column, number in enumerate(
            (len(other), len(bound), len(mine & other), len(mine), mine == other, mine == other - bound), start=1
        ):
            row[column] += number
    return row


def main(folder):
    path = program()
    iterator = icu.BreakIterator.createLineInstance(icu.Locale.getRoot())
    print(f"ICU {icu.ICU_VERSION}")
    print("| script | sentences | breaks of ICU | within syllables | ICU's that are ours | the others | ours that are ICU's "
          "| equal sentences | but for syllables |")
    print("|---|---|---|---|---|---|---|---|---|")
    for script in BOUND:
        # The order of marks that ICU's dictionaries have.
        lines = [unicodedata.normalize("NFC", line) for line in (folder / f"{script}.txt").read_text().splitlines()]
        total, breaks, bound, common, mine, equal, nearly = count(script, path, iterator, lines)
        shares = (common / breaks, common / (breaks - bound), common / mine, equal / total, nearly / total)
        print(f"| {script} | {total:,} | {breaks:,} | {bound:,} | " + " | ".join(f"{share:.1%}" for share in shares) + " |")


main(Path(sys.argv[1]))
