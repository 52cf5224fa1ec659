-- Face photos that people keep to try frames on: a guest's belong to the session and end with it.
CREATE TABLE face_profile (
  ditto_id text PRIMARY KEY,
  session_id uuid REFERENCES session ON DELETE CASCADE,
  customer_id uuid REFERENCES customer ON DELETE CASCADE,
  name text NOT NULL,
  -- Encoded anew on the way in: what a camera writes beside the picture is not in it.
  photo bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  marks jsonb NOT NULL,
  face_width numeric(5, 1) NOT NULL,
  pd numeric(4, 1) NOT NULL,
  error_mm numeric(4, 1) NOT NULL,
  -- The one that was chosen last is the default.
  chosen_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(session_id, customer_id) = 1)
);
CREATE INDEX face_profile_session ON face_profile (session_id);
CREATE INDEX face_profile_customer ON face_profile (customer_id);

-- The size that somebody found; the newest counts.
CREATE TABLE face_size (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id uuid REFERENCES session ON DELETE CASCADE,
  customer_id uuid REFERENCES customer ON DELETE CASCADE,
  face_width numeric(5, 1) NOT NULL,
  error_mm numeric(4, 1) NOT NULL,
  source text NOT NULL CHECK (source IN ('quiz', 'photo')),
  at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(session_id, customer_id) = 1)
);
CREATE INDEX face_size_session ON face_size (session_id);
CREATE INDEX face_size_customer ON face_size (customer_id);
