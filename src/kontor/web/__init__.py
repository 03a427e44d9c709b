"""Tables over the network: pages, a JSON API, and web sockets that push what has changed."""
