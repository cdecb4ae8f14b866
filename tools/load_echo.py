"""The bare framework, to compare with: for each message the same bytes to both sides of a pair."""

from contextlib import suppress

import orjson
import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

app = FastAPI()
pairs: dict[str, dict[int, WebSocket]] = {}


@app.websocket("/pair/{name}/{side}")
async def echo(socket: WebSocket, name: str, side: int) -> None:
    await socket.accept()
    both = pairs.setdefault(name, {})
    both[side] = socket
    # The first message is what is to be said.
    event = await socket.receive_text()
    await socket.send_text(event)
    accepted = orjson.dumps({"type": "accepted", "id": "12345", "number": 12345}).decode()
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive_text()
            await socket.send_text(accepted)
            for window in both.values():
                await window.send_text(event)


if __name__ == "__main__":
    config = uvicorn.Config(
        app, port=0, ws="websockets-sansio", ws_per_message_deflate=False, log_level="warning"
    )
    bound = config.bind_socket()
    bound.listen(config.backlog)
    print(f"http://127.0.0.1:{bound.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[bound])
