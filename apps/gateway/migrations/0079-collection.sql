-- Pages of the store about some of its goods (HOME-08). An item is a row of goods that a filter chooses, or a picture of one product.
CREATE TABLE collection (
  slug text PRIMARY KEY,
  rank integer NOT NULL,
  items jsonb NOT NULL,
  text jsonb NOT NULL
);

-- Gateways hold them with the catalogue, so each change gives it a new version.
CREATE TRIGGER catalogue_insert AFTER INSERT ON collection REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change();
CREATE TRIGGER catalogue_update AFTER UPDATE ON collection REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change();
CREATE TRIGGER catalogue_delete AFTER DELETE ON collection REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change();
CREATE TRIGGER catalogue_truncate AFTER TRUNCATE ON collection
  FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change();
