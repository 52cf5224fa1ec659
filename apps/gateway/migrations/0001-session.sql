CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  token_hash bytea NOT NULL UNIQUE,
  country text NOT NULL,
  customer_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_expires_at ON session (expires_at);

CREATE TABLE configuration (
  key text NOT NULL,
  language text NOT NULL,
  value jsonb NOT NULL,
  PRIMARY KEY (key, language)
);

-- The first answer of a write that must not happen twice; a row without an answer is one at work.
CREATE TABLE idempotency (
  session_id text NOT NULL,
  call text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (session_id, call, key)
);
CREATE INDEX idempotency_created_at ON idempotency (created_at);

CREATE TABLE seed_run (
  name text PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);
