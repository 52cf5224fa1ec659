-- What a shopper takes off the total of a cart besides what applies by itself.
ALTER TABLE checkout
  ADD voucher_code text,
  ADD store_credit boolean NOT NULL DEFAULT false,
  ADD wallet boolean NOT NULL DEFAULT false,
  ADD offer_id text;

-- A wallet is store credit of its own kind: it is spent last, and only where the store lets it.
ALTER TABLE store_credit ADD kind text NOT NULL DEFAULT 'credit' CHECK (kind IN ('credit', 'wallet'));

-- An order spends each code once.
CREATE UNIQUE INDEX store_credit_spent ON store_credit_entry (order_id, code) WHERE reason = 'spent';

-- Each movement of a gift voucher since it was given out.
CREATE TABLE gift_voucher_entry (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  code text NOT NULL REFERENCES gift_voucher ON DELETE CASCADE,
  amount integer NOT NULL,
  reason text NOT NULL CHECK (reason IN ('spent', 'returned')),
  order_id text NOT NULL REFERENCES orders,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX gift_voucher_spent ON gift_voucher_entry (order_id, code) WHERE reason = 'spent';

-- What a bank takes off for its own cards, which are known by their first six digits.
CREATE TABLE bank_offer (
  id text PRIMARY KEY,
  country text NOT NULL,
  bank text NOT NULL,
  percent integer NOT NULL CHECK (percent BETWEEN 1 AND 100),
  -- Taken off at most, and the least that has to be paid by the card before it.
  most integer NOT NULL CHECK (most > 0),
  least integer NOT NULL CHECK (least >= 0),
  first_six text[] NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  ends_on date
);
CREATE INDEX bank_offer_country ON bank_offer (country) WHERE enabled;

-- `none`: nothing was left to pay. The first digits of a card tell its bank.
ALTER TABLE payment
  DROP CONSTRAINT payment_method_check,
  ADD CONSTRAINT payment_method_check CHECK (method IN ('cc', 'cod', 'none')),
  ADD card_first6 text;
