-- The tile of the visit at home has a picture, that of a frame; what is worn most goes on by whom it is for.
UPDATE page SET content = jsonb_set(content, '{sections}', (
  SELECT jsonb_agg(CASE
    WHEN section ->> 'type' = 'visit' AND NOT section ? 'productId' THEN section || '{"productId": 102101}'
    WHEN section ->> 'type' = 'products' AND section ->> 'id' = 'best' AND key = 'home' AND NOT section ? 'catIds'
      THEN section || '{"catIds": ["2012", "2013", "2006"]}'
    ELSE section END ORDER BY place)
  FROM jsonb_array_elements(content -> 'sections') WITH ORDINALITY AS each (section, place)))
WHERE jsonb_typeof(content -> 'sections') = 'array' AND jsonb_array_length(content -> 'sections') > 0;
