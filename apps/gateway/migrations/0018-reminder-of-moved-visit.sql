-- Visits whose moment has moved (0016) still had the reminder of the old one in the queue.
DO $$
BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NULL THEN RETURN; END IF;
  UPDATE graphile_worker._private_jobs job SET
    payload = jsonb_set(job.payload::jsonb, '{startsAt}',
      to_jsonb(to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
    run_at = starts_at - interval '24 hours',
    revision = job.revision + 1,
    updated_at = now()
  FROM appointment
  WHERE job.key = 'appointment.remind-' || appointment.id AND appointment.status = 'booked'
    AND starts_at > now() AND (job.payload ->> 'startsAt')::timestamptz <> starts_at;
END $$;
