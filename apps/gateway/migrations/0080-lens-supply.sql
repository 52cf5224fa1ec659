-- The supplies in which contact lenses are offered, and the percent off the lenses of each (PDP-05).
CREATE TABLE lens_supply (
  subscription_type text PRIMARY KEY,
  months integer NOT NULL UNIQUE CHECK (months BETWEEN 1 AND 24),
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 50)
);

-- Gateways hold it with the catalogue, so each change gives it a new version.
CREATE TRIGGER catalogue_insert AFTER INSERT ON lens_supply REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change();
CREATE TRIGGER catalogue_update AFTER UPDATE ON lens_supply
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change();
CREATE TRIGGER catalogue_delete AFTER DELETE ON lens_supply REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change();
CREATE TRIGGER catalogue_truncate AFTER TRUNCATE ON lens_supply
  FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change();
