CREATE TABLE customer (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  country text NOT NULL,
  language text NOT NULL DEFAULT 'en',
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  gender text NOT NULL DEFAULT '',
  -- In small letters: one account an address.
  email text UNIQUE CHECK (email = lower(email)),
  email_verified_at timestamptz,
  phone_code text,
  telephone text,
  telephone_verified_at timestamptz,
  password_hash text,
  cygnus_id text,
  ditto_ids text[] NOT NULL DEFAULT '{}',
  tier_name text,
  tier_label text,
  member_from date,
  member_until date,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- A number that was proven belongs to one account; one that was only written down may stand in several.
CREATE UNIQUE INDEX customer_telephone ON customer (phone_code, telephone) WHERE telephone_verified_at IS NOT NULL;
CREATE INDEX customer_telephone_claimed ON customer (telephone, phone_code);

ALTER TABLE session
  ALTER COLUMN customer_id TYPE uuid USING customer_id::uuid,
  ADD FOREIGN KEY (customer_id) REFERENCES customer ON DELETE CASCADE,
  ADD COLUMN role text CHECK (role IN ('doctor', 'presales', 'salesman')),
  ADD COLUMN client text NOT NULL DEFAULT 'desktop',
  ADD COLUMN browser text NOT NULL DEFAULT '',
  ADD COLUMN system text NOT NULL DEFAULT '',
  ADD COLUMN signed_in_at timestamptz,
  ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX session_customer ON session (customer_id) WHERE customer_id IS NOT NULL;

-- A customer fills one cart in each country, from whatever device; `kept` is one that gave way at a checkout.
ALTER TABLE cart
  ADD COLUMN customer_id uuid REFERENCES customer ON DELETE CASCADE,
  DROP CONSTRAINT cart_status_check,
  ADD CONSTRAINT cart_status_check CHECK (status IN ('open', 'kept', 'ordered'));
DROP INDEX cart_open;
CREATE UNIQUE INDEX cart_open ON cart (session_id, country) WHERE status = 'open' AND customer_id IS NULL;
CREATE UNIQUE INDEX cart_open_customer ON cart (customer_id, country) WHERE status = 'open' AND customer_id IS NOT NULL;

ALTER TABLE orders ADD COLUMN customer_id uuid REFERENCES customer ON DELETE SET NULL;
CREATE INDEX orders_customer ON orders (customer_id, created_at) WHERE customer_id IS NOT NULL;

-- Tries at what could be guessed, counted for all gateways together. Keys are hashes.
CREATE TABLE tries (
  name text NOT NULL,
  key bytea NOT NULL,
  until timestamptz NOT NULL,
  spent integer NOT NULL,
  PRIMARY KEY (name, key)
);
CREATE INDEX tries_until ON tries (until);

-- Puzzles that were solved: each counts once.
CREATE TABLE captcha_used (
  signature text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

-- A code for one number, asked for and typed in one session.
CREATE TABLE one_time_code (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  phone_code text NOT NULL,
  telephone text NOT NULL,
  digits integer NOT NULL CHECK (digits BETWEEN 4 AND 6),
  -- None until it is on its way; never the code itself.
  code_hash text,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (session_id, phone_code, telephone)
);

-- Links that were mailed, and hand-overs to another device: kept as hashes, each good once.
CREATE TABLE customer_token (
  token_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('reset', 'verify', 'hand-over')),
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  email text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX customer_token_customer ON customer_token (customer_id, purpose);

CREATE TABLE social_identity (
  account text NOT NULL,
  subject text NOT NULL,
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account, subject)
);
CREATE INDEX social_identity_customer ON social_identity (customer_id);

CREATE TABLE social_attempt (
  state_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  account text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  redirect_uri text NOT NULL,
  return_to text NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE passkey (
  id text PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  backed_up boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkey_customer ON passkey (customer_id);

CREATE TABLE passkey_challenge (
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('register', 'authenticate')),
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, purpose)
);

CREATE TABLE customer_address (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  country text NOT NULL,
  default_address boolean NOT NULL DEFAULT false,
  address jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX customer_address_customer ON customer_address (customer_id, country);
CREATE UNIQUE INDEX customer_address_default ON customer_address (customer_id, country) WHERE default_address;

-- What a customer agreed to, and when they changed their mind: never altered, only added to.
CREATE TABLE consent (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('email', 'sms', 'pushNotification', 'whatsapp', 'whatsappOrders')),
  granted boolean NOT NULL,
  client text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX consent_customer ON consent (customer_id, channel, id DESC);

CREATE TABLE store_credit (
  code text PRIMARY KEY,
  customer_id uuid REFERENCES customer ON DELETE SET NULL,
  country text NOT NULL,
  currency_code text NOT NULL,
  balance integer NOT NULL CHECK (balance >= 0),
  expires_on date,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX store_credit_customer ON store_credit (customer_id);

-- Each movement of a store credit; their sum is its balance.
CREATE TABLE store_credit_entry (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  code text NOT NULL REFERENCES store_credit ON DELETE CASCADE,
  amount integer NOT NULL,
  reason text NOT NULL CHECK (reason IN ('refund', 'goodwill', 'gift', 'spent', 'returned')),
  order_id text,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX store_credit_entry_code ON store_credit_entry (code, at);

CREATE TABLE gift_voucher (
  code text PRIMARY KEY,
  country text NOT NULL,
  currency_code text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  balance integer NOT NULL CHECK (balance BETWEEN 0 AND amount),
  expires_on date,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Places of the world for the geocoder.
CREATE TABLE place (
  id integer PRIMARY KEY,
  country text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  postcode text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT '',
  names text[] NOT NULL,
  text jsonb NOT NULL
);
CREATE INDEX place_country ON place (country);

-- Where a visit came from, told once the visitor is known.
CREATE TABLE campaign_visit (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  utm jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX campaign_visit_customer ON campaign_visit (customer_id);
