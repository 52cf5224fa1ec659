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

-- Visitors keep the time of day that they were told. The moments of a seat move past each other, so its index waits.
DROP INDEX appointment_seat;
DROP INDEX appointment_person;
UPDATE appointment SET
  starts_at = (starts_at AT TIME ZONE clock.time_zone) AT TIME ZONE place.time_zone,
  ends_at = (ends_at AT TIME ZONE clock.time_zone) AT TIME ZONE place.time_zone
FROM clock, (SELECT code AS id, time_zone FROM store UNION ALL SELECT id, time_zone FROM agent) place
WHERE clock.country = appointment.country AND place.id = coalesce(appointment.store_code, appointment.seat)
  AND clock.time_zone <> place.time_zone
  -- Who is elsewhere at that moment already keeps both as they are.
  AND NOT EXISTS (
    SELECT FROM appointment other
    WHERE other.session_id = appointment.session_id AND other.id <> appointment.id
      AND other.starts_at = (appointment.starts_at AT TIME ZONE clock.time_zone) AT TIME ZONE place.time_zone);
CREATE UNIQUE INDEX appointment_seat ON appointment (seat, starts_at) WHERE status = 'booked';
CREATE UNIQUE INDEX appointment_person ON appointment (session_id, starts_at, lower(name)) WHERE status = 'booked';
