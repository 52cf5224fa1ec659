-- Who a customer is at a payment provider that keeps a list of customers. An account that took in another one has several.
CREATE TABLE vault_customer (
  provider text NOT NULL CHECK (provider IN ('sandbox', 'stripe', 'razorpay')),
  id text NOT NULL,
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, id)
);

CREATE INDEX vault_customer_customer ON vault_customer (customer_id);

-- The saved card for which a payment was opened. The card may be gone by now.
ALTER TABLE payment ADD COLUMN saved_card_id uuid;
