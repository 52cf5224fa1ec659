-- Cards that customers keep at the payment provider. Of each only what is shown: brand, last four digits, last month.
CREATE TABLE saved_card (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  country text NOT NULL,
  provider text NOT NULL DEFAULT 'sandbox',
  vault_customer text NOT NULL,
  token text NOT NULL,
  brand text NOT NULL,
  last4 text NOT NULL CHECK (last4 ~ '^[0-9]{4}$'),
  expiry text NOT NULL CHECK (expiry ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  UNIQUE (provider, vault_customer, token)
);

CREATE INDEX saved_card_customer ON saved_card (customer_id);
