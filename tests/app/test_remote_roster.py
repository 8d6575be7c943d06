"""The list of remote servers: each keeps its place when it is changed."""

from app.remote.roster import entered, with_server, without

BOX, LAN, OFFICE = (entered(name, f"{name}.example:8000") for name in ("box", "lan", "office"))


def test_a_new_server_comes_last_and_a_changed_one_keeps_its_place():
    servers = with_server(with_server((BOX,), LAN), OFFICE)
    assert servers == (BOX, LAN, OFFICE)
    moved = entered("LAN", "elsewhere.example:8080")
    assert with_server(servers, moved) == (BOX, moved, OFFICE)
    assert without(servers, "Lan") == (BOX, OFFICE)
