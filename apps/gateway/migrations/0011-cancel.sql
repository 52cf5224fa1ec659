-- An order that its shopper has cancelled: why, and on which way the money goes back.
CREATE TABLE order_cancellation (
  order_id text PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  reason text NOT NULL,
  comment text,
  refund_method text CHECK (refund_method IN ('source', 'storecredit')),
  refund_amount integer NOT NULL DEFAULT 0 CHECK (refund_amount >= 0),
  cancelled_at timestamptz NOT NULL DEFAULT now()
);
