-- When the page of a payment last asked how it stands: whoever left it waits without knowing.
ALTER TABLE payment ADD COLUMN seen_at timestamptz;
-- What the shopper was told of a payment, once each.
CREATE TABLE payment_notice (
  payment_id uuid NOT NULL REFERENCES payment ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('pending', 'failed', 'expired')),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (payment_id, kind)
);
