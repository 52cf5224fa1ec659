-- "Help" is the title of a section of the footer; its social link to the same page has a name of its own.
UPDATE page SET content = jsonb_set(content, '{footer,social}', (
  SELECT jsonb_agg(CASE
    WHEN link ->> 'network' = 'youtube' AND link ->> 'url' = '/support' THEN link || jsonb_build_object(
      'label', CASE language WHEN 'ar' THEN 'أسئلة وأجوبة' ELSE 'Questions and answers' END)
    ELSE link END ORDER BY place)
  FROM jsonb_array_elements(content #> '{footer,social}') WITH ORDINALITY AS each (link, place)))
WHERE key = 'navigation' AND jsonb_array_length(content #> '{footer,social}') > 0;
