"""HTTP and WebSocket: who asks, what they may ask, and the answers."""
