"""The kernel's count of processes that it ended for want of memory."""

from app.machine import oom


def test_the_count_is_read_where_the_kernel_tells_it(tmp_path):
    (tmp_path / "proc").mkdir()
    told = tmp_path / "proc/vmstat"
    told.write_text("nr_free_pages 1\noom_kill 7\noom_killer 9\n")
    assert oom.kills(tmp_path) == 7
    told.write_text("nr_free_pages 1\n")
    assert oom.kills(tmp_path) is None
    told.unlink()
    assert oom.kills(tmp_path) is None
