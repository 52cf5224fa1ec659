-- The bank account to which money of an order goes: encrypted, and erased when the money has arrived. What may be shown of
-- it stands beside; a refund keeps the last four characters of where it went.
CREATE TABLE bank_account (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  key_id text NOT NULL,
  sealed bytea NOT NULL,
  last4 text NOT NULL,
  bank text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX bank_account_order ON bank_account (order_id);
ALTER TABLE refund
  ADD COLUMN bank_account_id uuid REFERENCES bank_account ON DELETE SET NULL,
  ADD COLUMN account_last4 text;
CREATE INDEX refund_bank_account ON refund (bank_account_id) WHERE bank_account_id IS NOT NULL;
CREATE INDEX refund_failed ON refund (created_at) WHERE status = 'failed';
