"""One case: a copy of the project, one of its files changed, one run."""

import os
import random
import shutil

import judges
import kinds
import program
import project


class Case:
    """A case, which its seed and its number say wholly."""

    def __init__(self, seed, number, bases, folder):
        self.number = number
        self.kind = kinds.ALL[number % len(kinds.ALL)]
        self.folder = folder
        self.place = project.PLACE
        self.project = os.path.join(folder, project.PLACE)
        self.base = os.path.join(bases[self.kind.base], project.PLACE)
        self.approved = os.path.join(bases["approved"], project.PLACE)
        chance = random.Random(f"{seed} {number}")
        shutil.copytree(bases[self.kind.base], folder, symlinks=True, ignore=self.left_out(chance))
        self.file = self.kind.file(self.base, chance)
        self.original = program.contents(os.path.join(self.base, self.file))
        self.data = self.kind.mutate(self.original, chance)
        with open(os.path.join(self.project, self.file), "wb") as file:
            file.write(self.data)
        if self.kind.finish:
            self.kind.finish(self.project, self.file, chance)
        self.before = judges.files(folder)

    def left_out(self, chance):
        """What is not copied: where pictures of an earlier run lay, a run that draws nothing would seem to have drawn."""
        if self.kind.judge is not judges.matrix:
            return None
        if self.kind.name != "manifest":
            return shutil.ignore_patterns("shots")
        drawn = chance.random() < 0.5
        return lambda path, names: [name for name in names if drawn and "/shots" in path and "@" in name]

    @property
    def words(self):
        """The command without the program."""
        if self.kind.command != ["diff"]:
            return self.kind.command
        return ["diff", os.path.join(self.base, self.file), self.file]

    def run(self, binary):
        """Runs the program.

        Returns: how it ended, and what is wrong with that.
        """
        home = os.path.join(self.folder, "home")
        outcome = program.start([binary, *self.words], self.project, home, self.folder + ".said")
        return outcome, outcome.faults() + self.kind.judge(self, outcome)
