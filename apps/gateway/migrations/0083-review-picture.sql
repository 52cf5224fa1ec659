-- Pictures of reviews (PDP-01). A review names its pictures in their order; a picture that no review names is deleted after a
-- day.
CREATE TABLE review_picture (
  -- 32 hexadecimal digits and `.jpg`.
  name text PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  model_id integer NOT NULL REFERENCES model ON DELETE CASCADE,
  -- Encoded again, without the metadata of the camera.
  jpeg bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX review_picture_customer ON review_picture (customer_id, model_id);
CREATE INDEX review_picture_age ON review_picture (created_at);

ALTER TABLE review ADD COLUMN pictures text[] NOT NULL DEFAULT '{}';
CREATE INDEX review_with_pictures ON review (model_id, written_on DESC, id DESC)
  WHERE status = 'published' AND pictures <> '{}';
