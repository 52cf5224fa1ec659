-- Codes that were sent to the e-mail addresses of orders: one a session, which reads the order once it has entered it.
CREATE TABLE order_code (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  digits integer NOT NULL CHECK (digits BETWEEN 4 AND 6),
  -- None until it is on its way, and none any more once it was entered; never the code itself.
  code_hash text,
  tries integer NOT NULL DEFAULT 0,
  entered_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (order_id, session_id)
);
CREATE INDEX order_code_session ON order_code (session_id);

-- Stores that are older lead to the pages that need no account.
UPDATE page SET content = replace(replace(content::text,
    '"url": "/customer/account/storecredit/"', '"url": "/gift-vouchers"'),
    '"url": "/customer/account/"', '"url": "/track-order"')::jsonb
WHERE key = 'navigation';
