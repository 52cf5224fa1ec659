-- Orders that were begun without money, by hashed networks of who placed them, for the hour in which they count. What is
-- paid counts no longer.
CREATE TABLE unpaid_order (
  network bytea NOT NULL,
  order_id text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX unpaid_order_network ON unpaid_order (network, at);
CREATE INDEX unpaid_order_order ON unpaid_order (order_id);
