"""HTTP and sockets: where everything comes in and goes out."""
