"""Mutations of text files: lines swapped, dropped and doubled, characters that are none, marks of merges."""

STRANGE = [
    b"\x00", b"\x07", b"\x1b[31m", b"\x7f", b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xc0\xaf",
    "\uffff".encode(), "\ufffe".encode(), "\ufeff".encode(), "\u2028".encode(), "\u202e".encode(), "\u0085".encode(),
    "\U0010fffd".encode(), "\u0301".encode() * 50, "\u00ad".encode(), b"\t", b"\r", b"\x0b", b"../", b"'", b'"', b"%s",
]  # fmt: skip


def swapped(data, chance):
    """Two lines change places."""
    found = data.split(b"\n")
    first, second = chance.randrange(len(found)), chance.randrange(len(found))
    found[first], found[second] = found[second], found[first]
    return b"\n".join(found)


def dropped(data, chance):
    """A line is missing."""
    found = data.split(b"\n")
    del found[chance.randrange(len(found))]
    return b"\n".join(found)


def doubled(data, chance):
    """A line stands twice, or many times."""
    found = data.split(b"\n")
    place = chance.randrange(len(found))
    found[place:place] = [found[place]] * chance.choice([1, 1, 2, 3000])
    return b"\n".join(found)


def strange(data, chance):
    """A character that is none, or that no text expects."""
    place = chance.randrange(len(data) + 1)
    return data[:place] + chance.choice(STRANGE) + data[place:]


def strange_word(data, chance):
    """The same where a word is, which is where values are."""
    places = [
        index
        for index in range(1, len(data))
        if data[index - 1 : index].isalnum() and data[index : index + 1].isalnum()
    ]
    if not places:
        return strange(data, chance)
    place = chance.choice(places)
    return data[:place] + chance.choice(STRANGE) + data[place:]


def marked(data, chance):
    """What a merge leaves."""
    found = data.split(b"\n")
    place = chance.randrange(len(found))
    found[place : place + 1] = [b"<<<<<<< ours", found[place], b"=======", found[place], b">>>>>>> theirs"]
    return b"\n".join(found)


def ended(data, chance):
    """Other ends of lines, or none at the end of the file, or a mark of the byte order at its beginning."""
    form = chance.randrange(4)
    if form == 0:
        return data.replace(b"\n", b"\r\n")
    if form == 1:
        return data.replace(b"\n", b"\r")
    return data.rstrip(b"\n") if form == 2 else b"\xef\xbb\xbf" + data


def encoded(data, chance):
    """The same text in another encoding."""
    return data.decode(errors="replace").encode(chance.choice(["utf-16", "utf-16-be", "utf-32", "utf-7"]))


FAMILY = [swapped, dropped, doubled, strange, strange, strange_word, strange_word, marked, ended, encoded]
