"""Customisation loaded by Orca: writes speech to a file, one JSON string per line, in place of a synthesiser."""

import json
import os

from orca import settings, speech

transcript = open(os.environ["SPOKEN_WORDS"], "a", buffering=1, encoding="utf-8")


def write(text):
    transcript.write(json.dumps(text) + "\n")


speech.init = lambda: None
speech._speechserver = None
speech._speak = lambda text, acss, interrupt: write(text)
speech.speakCharacter = lambda character, acss=None: write(character)
speech.speakKeyEvent = lambda event, acss=None: None
speech.stop = lambda: None
speech.sayAll = lambda utterances, progress: [write(context.utterance) for context, acss in utterances]

settings.enableEchoByCharacter = False
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
