-- Questions, wishes for a call: what somebody left with the shop, under a number that tells neither its neighbour nor
-- how many there are.
CREATE SEQUENCE lead_number;

CREATE TABLE lead (
  reference text PRIMARY KEY DEFAULT (100000000 + nextval('lead_number') * 265443577 % 899999963)::text,
  session_id uuid NOT NULL,
  customer_id uuid REFERENCES customer ON DELETE CASCADE,
  country text NOT NULL,
  language text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('question', 'call-back')),
  name text NOT NULL,
  email text,
  phone text,
  topic text,
  message text,
  call_time text CHECK (call_time IN ('morning', 'afternoon', 'evening')),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(email, phone) > 0)
);
CREATE INDEX lead_created_at ON lead (created_at);

-- The welcome voucher of who is new: one for each number.
CREATE TABLE first_deal (
  reference text PRIMARY KEY DEFAULT (100000000 + nextval('lead_number') * 265443577 % 899999963)::text,
  session_id uuid NOT NULL,
  country text NOT NULL,
  phone text NOT NULL,
  name text NOT NULL,
  -- Filled in when the message is sent.
  voucher_code text REFERENCES gift_voucher,
  heard_from text,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (country, phone)
);
