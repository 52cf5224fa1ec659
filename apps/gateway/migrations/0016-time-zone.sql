-- Replaces 222fb707f513eed4d18348851e4ee2ed20634325e93a1714386ceb0d3a76f2aa, which failed where two visits would have
-- come to the same moment. Where it succeeded nothing is left to do.

-- A country may have several clocks: each store has its own, and so has each optician.
ALTER TABLE store ADD COLUMN time_zone text;
ALTER TABLE agent ADD COLUMN time_zone text;
CREATE TEMPORARY TABLE clock (country text PRIMARY KEY, time_zone text NOT NULL) ON COMMIT DROP;
INSERT INTO clock VALUES ('IN', 'Asia/Kolkata'), ('SG', 'Asia/Singapore'), ('AE', 'Asia/Dubai'), ('SA', 'Asia/Riyadh'),
  ('US', 'America/New_York');
UPDATE store SET time_zone = CASE code
  WHEN 'us-the-loop' THEN 'America/Chicago'
  WHEN 'us-mission' THEN 'America/Los_Angeles'
  ELSE clock.time_zone END
FROM clock WHERE clock.country = store.country;
UPDATE agent SET time_zone = CASE id WHEN 'agent-maria-lopez' THEN 'America/Chicago' ELSE clock.time_zone END
FROM clock WHERE clock.country = agent.country;
ALTER TABLE store ALTER COLUMN time_zone SET NOT NULL;
ALTER TABLE agent ALTER COLUMN time_zone SET NOT NULL;

-- Visitors keep the time of day that they were told, so the moments of their visits move.
CREATE TEMPORARY TABLE moving ON COMMIT DROP AS
SELECT appointment.id, (starts_at AT TIME ZONE clock.time_zone) AT TIME ZONE place.time_zone AS starts_at,
  (ends_at AT TIME ZONE clock.time_zone) AT TIME ZONE place.time_zone AS ends_at
FROM appointment
JOIN clock USING (country)
JOIN (SELECT code AS id, time_zone FROM store UNION ALL SELECT id, time_zone FROM agent) place
  ON place.id = coalesce(appointment.store_code, appointment.seat)
WHERE clock.time_zone <> place.time_zone;

-- A visit stays where it is when its seat or its person would be taken twice. One that stays can be in the way of
-- others, so they are looked through again until none is.
DO $$
BEGIN
  LOOP
    DELETE FROM moving USING appointment mine, (
      SELECT appointment.id, seat, session_id, lower(name) AS name,
        coalesce(moving.starts_at, appointment.starts_at) AS starts_at
      FROM appointment LEFT JOIN moving USING (id) WHERE status = 'booked') other
    WHERE mine.id = moving.id AND mine.status = 'booked'
      AND other.id <> moving.id AND other.starts_at = moving.starts_at
      AND (other.seat = mine.seat OR (other.session_id = mine.session_id AND other.name = lower(mine.name)));
    EXIT WHEN NOT FOUND;
  END LOOP;
END $$;

-- The moments of a seat move past each other, so its index waits.
DROP INDEX appointment_seat;
DROP INDEX appointment_person;
UPDATE appointment SET starts_at = moving.starts_at, ends_at = moving.ends_at
FROM moving WHERE moving.id = appointment.id;
CREATE UNIQUE INDEX appointment_seat ON appointment (seat, starts_at) WHERE status = 'booked';
CREATE UNIQUE INDEX appointment_person ON appointment (session_id, starts_at, lower(name)) WHERE status = 'booked';
