-- That the shopper of an order was reminded of its missing power; the day is counted from the order.
CREATE TABLE power_reminder (
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  day smallint NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, day)
);
