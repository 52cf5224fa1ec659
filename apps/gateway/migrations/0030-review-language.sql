-- The language that a review is written in: readers see those of their own language first. Older rows tell by their letters.
ALTER TABLE review ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'ar'));
UPDATE review SET language = 'ar'
WHERE length(regexp_replace(title || text, '[^؀-ۿ]', '', 'g')) > length(regexp_replace(title || text, '[^A-Za-z]', '', 'g'));
ALTER TABLE review ALTER COLUMN language DROP DEFAULT;

-- The name of a bank in each language, in its offers and in the totals of orders that took one.
CREATE FUNCTION bank_names(bank text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('en', bank, 'ar',
    CASE bank WHEN 'Meridian Bank' THEN 'بنك ميريديان' WHEN 'Coastline Bank' THEN 'بنك كوستلاين' ELSE bank END)
$$;
ALTER TABLE bank_offer ALTER COLUMN bank TYPE jsonb USING bank_names(bank);
UPDATE orders SET totals = jsonb_set(totals, '{offer,bank}', bank_names(totals #>> '{offer,bank}'))
WHERE jsonb_typeof(totals #> '{offer,bank}') = 'string';
DROP FUNCTION bank_names;
