-- Members of staff (STAFF-01), who sign in with a password and a code that is mailed to them.
CREATE TABLE staff_user (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('doctor', 'presales', 'salesman')),
  -- NULL once the member of staff is removed; the row stays for what they did.
  password_hash text,
  created_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  CHECK ((password_hash IS NULL) = (removed_at IS NOT NULL))
);

-- The code with which a member of staff signs in, for the session that gave the right password.
CREATE TABLE staff_code (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  session_id uuid NOT NULL UNIQUE REFERENCES session ON DELETE CASCADE,
  staff_id uuid NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  -- Set when the code is mailed.
  code_hash text,
  tries int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX staff_code_staff ON staff_code (staff_id);
CREATE INDEX staff_code_expires_at ON staff_code (expires_at);

-- What staff did, and when (O-02). The subject is the number of an order, or the name of a picture.
CREATE TABLE staff_act (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  staff_id uuid NOT NULL REFERENCES staff_user,
  act text NOT NULL CHECK (act IN ('signed_in', 'prescriptions_listed', 'picture_seen', 'prescription_read',
    'prescription_refused', 'order_placed')),
  subject text,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX staff_act_staff ON staff_act (staff_id, at);
CREATE INDEX staff_act_subject ON staff_act (subject) WHERE subject IS NOT NULL;

-- Nobody could sign in as staff before.
DELETE FROM session WHERE staff_id IS NOT NULL OR role IS NOT NULL;
ALTER TABLE session
  ADD CONSTRAINT session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_user,
  ADD CONSTRAINT session_of_staff CHECK (
    (staff_id IS NULL) = (role IS NULL) AND (staff_id IS NULL OR customer_id IS NULL));
CREATE INDEX session_staff ON session (staff_id) WHERE staff_id IS NOT NULL;
