-- A review is read by everybody once the rules or a person have passed it; why it was held is for who decides.
ALTER TABLE review
  ADD COLUMN status text NOT NULL DEFAULT 'published' CHECK (status IN ('published', 'held', 'refused')),
  ADD COLUMN held_for text;
CREATE INDEX review_held ON review (id) WHERE status = 'held';
