"""The log is private, bounded, and never the reason for anything else to fail."""

import logging
import stat

import pytest

from app import log


@pytest.fixture
def started(tmp_path):
    handler = log.start(tmp_path)
    yield handler
    logging.getLogger().removeHandler(handler)
    handler.close()


@pytest.mark.logs
def test_warnings_are_kept_for_the_owner_alone(started, tmp_path):
    logging.getLogger("app.x").warning("the card did not answer")
    logging.getLogger("app.x").info("not kept")
    path = tmp_path / log.FILE
    assert path.read_text().endswith("app.x: the card did not answer\n")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.logs
def test_it_never_grows_beyond_its_few_files(started, tmp_path):
    for n in range(60):
        logging.getLogger("app.x").warning("%d %s", n, "x" * 100_000)
    assert len(list(tmp_path.iterdir())) <= 1 + log.KEPT
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 5_000_000


def test_a_folder_that_cannot_be_written_leaves_the_program_without_a_log(tmp_path):
    assert log.start(tmp_path / "missing") is None
