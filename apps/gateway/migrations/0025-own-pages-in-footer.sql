-- The footer's social links lead to pages of the store.
UPDATE page SET content = jsonb_set(content, '{footer,social}', (
  SELECT jsonb_agg(CASE link ->> 'url'
    WHEN 'https://photos.example/lunette' THEN link || '{"url": "/shop-instagram"}'
    WHEN 'https://community.example/lunette' THEN link || '{"url": "/reviews"}'
    WHEN 'https://films.example/lunette' THEN link || jsonb_build_object(
      'url', '/support', 'label', CASE language WHEN 'ar' THEN 'مساعدة' ELSE 'Help' END)
    ELSE link END ORDER BY place)
  FROM jsonb_array_elements(content #> '{footer,social}') WITH ORDINALITY AS each (link, place)))
WHERE key = 'navigation' AND jsonb_array_length(content #> '{footer,social}') > 0;
