-- PostgreSQL 18 has uuidv7(); older ones get one of the same layout (RFC 9562, 5.7): milliseconds, then 12 bits of the
-- fraction of one, so that ids ascend in the order in which they were made.
DO $$
BEGIN
  IF to_regprocedure('pg_catalog.uuidv7()') IS NOT NULL THEN RETURN; END IF;
  CREATE FUNCTION uuidv7() RETURNS uuid LANGUAGE plpgsql VOLATILE PARALLEL SAFE AS $function$
  DECLARE
    microseconds constant bigint := extract(epoch FROM clock_timestamp()) * 1000000;
    fraction constant integer := microseconds % 1000 * 4096 / 1000;
    bytes bytea := overlay(
      uuid_send(gen_random_uuid()) PLACING substring(int8send(microseconds / 1000) FROM 3) FROM 1 FOR 6);
  BEGIN
    bytes := set_byte(bytes, 6, 112 | (fraction >> 8));
    bytes := set_byte(bytes, 7, fraction & 255);
    RETURN encode(bytes, 'hex')::uuid;
  END $function$;
END $$;
