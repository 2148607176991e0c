### Parts that every screen of the browser client uses.

client-design-close = Close
