-- A customer has one order at most with the free first frame; one that was cancelled does not count.
ALTER TABLE orders ADD COLUMN first_frame boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX orders_first_frame ON orders (customer_id) WHERE first_frame AND status <> 'cancelled';

-- The offer is made where products have such a price, and says what it is.
UPDATE page SET content = jsonb_set(content, '{offers}', (
  SELECT jsonb_agg(CASE WHEN offer @> '{"forNew": true}' THEN offer || '{"needs": "first-frame"}' ELSE offer END)
  FROM jsonb_array_elements(content -> 'offers') AS offer))
WHERE key = 'navigation';
UPDATE page SET content = content || '{"needs": "first-frame"}' WHERE key = 'promo-first-frame';
UPDATE page SET content = replace(replace(content::text,
    'Choose one of five simple frames as a new member of Lunette Gold. You pay for the lenses.',
    'Sign in, and choose one of five simple frames for your first order. You pay for the lenses, from ₹1,000.'),
    'اختر واحداً من خمسة إطارات بسيطة كعضو جديد في لونيت غولد، وتدفع ثمن العدسات فقط.',
    'سجّل الدخول واختر واحداً من خمسة إطارات بسيطة لطلبك الأول، وتدفع ثمن العدسات فقط، ابتداءً من ₹1,000.')::jsonb
WHERE key = 'promo-first-frame';
UPDATE page SET content = replace(replace(content::text,
    'width of your face. First frame free, up to 50% off, free shipping, cash on delivery, 14 days return.',
    'width of your face: {offers}.'),
    'بعرض وجهك. الإطار الأول مجاناً، خصم حتى 50%، شحن مجاني، الدفع عند الاستلام، إرجاع خلال 14 يوماً.',
    'بعرض وجهك: {offers}.')::jsonb
WHERE key = 'home';
UPDATE model SET text = replace(replace(text::text,
    'For a year the second frame of every pair is free, lenses apart. Eye tests in our stores included.',
    'For a year, of every two eyeglass frames by Lunette Studio or Lunette Air in one order, the cheaper is free, lenses apart.'),
    'لمدة عام يكون الإطار الثاني من كل زوج مجاناً من دون العدسات، وفحص النظر في متاجرنا مشمول.',
    'لمدة عام، من كل إطارين للنظارات الطبية من لونيت ستوديو أو لونيت إير في طلب واحد، تحصل على الأرخص مجاناً (لا يشمل العدسات).')::jsonb
WHERE slug = 'lunette-gold';
