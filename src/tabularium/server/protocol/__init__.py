"""What goes over the line: messages of the sockets, bodies of HTTP, refusals."""
