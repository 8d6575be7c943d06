"""Reply text is appended and read by position, so that no reader copies what it has."""

from app.transcript import Transcript


def test_a_reader_gets_only_what_is_new():
    transcript = Transcript()
    transcript.append("r", "think", reasoning=True)
    runs, seen = transcript.read("r")
    assert runs == ((True, "think"),)
    transcript.append("r", "Hello")
    transcript.append("r", " world")
    runs, seen = transcript.read("r", seen)
    assert runs == ((False, "Hello"), (False, " world"))
    assert transcript.read("r", seen) == ((), 3)
    assert transcript.text("r") == "Hello world"
    assert transcript.text("r", reasoning=True) == "think"
    transcript.drop("r")
    assert transcript.text("r") == ""
