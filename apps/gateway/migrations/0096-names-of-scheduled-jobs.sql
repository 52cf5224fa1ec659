-- Scheduled jobs have new names. Runs under an old name that still wait would never start; the next run does their work.
DO $$ BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NULL THEN RETURN; END IF;
  DELETE FROM graphile_worker._private_jobs job USING graphile_worker._private_tasks task
    WHERE task.id = job.task_id AND job.locked_at IS NULL AND task.identifier IN (
      'session.tidy', 'review.tidy', 'catalogue.tidy', 'picture.tidy', 'appointment.tidy', 'return.tidy',
      'payment.look-after', 'return.look-after', 'return.look-for-late');
END $$;
