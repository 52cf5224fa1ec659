import { expect, test } from 'vitest';
import { pageHead, type PageStore } from './pageHead.ts';
import { breadcrumbData, productData, ratingData, shopData } from './structuredData.ts';

const dubai: PageStore = { country: 'AE', language: 'ar', origin: 'https://lunette.ae' };

test('FOOT-03 a page has links to its canonical address and to the same page in every store and language', () => {
  const head = pageHead({ title: 'Kids', canonical: '/kids' }, dubai);
  expect(head).toContainEqual({ title: 'Kids' });
  expect(head).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://lunette.ae/kids?language=ar',
  });
  expect(head).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'en-us',
    href: 'https://lunette.example/kids',
  });
  expect(head.filter((tag) => 'rel' in tag && tag.rel === 'alternate')).toHaveLength(8);
});

test('FOOT-03 a product has links only to the stores in which its fields say that it is sold', () => {
  const head = pageHead(
    { title: 'Alder', canonical: '/product/alder-1', hrefLangs: ['en-in', 'ar-ae'] },
    dubai,
  );
  expect(head.flatMap((tag) => ('hrefLang' in tag ? [tag.hrefLang] : []))).toEqual([
    'en-in',
    'ar-ae',
    'x-default',
  ]);
});

test('FOOT-04 the structured data has the organization and the website, with the search at /search?q={term}', () => {
  const [organization, website] = shopData({ country: 'IN', language: 'en', origin: 'https://lunette.in' });
  expect(organization).toMatchObject({ '@type': 'Organization', url: 'https://lunette.in/' });
  expect(website).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: 'https://lunette.in/search?q={term}' } },
  });
});

test('FOOT-04 the best value of the rating summary is 5, and a product has no rating', () => {
  expect(ratingData({ average: 4.8, count: 12406 })).toMatchObject({
    aggregateRating: { ratingValue: 4.8, reviewCount: 12406, bestValue: 5 },
  });
  const product = productData(
    {
      sku: 'eye-1',
      fullName: 'Alder in Havana',
      brandName: 'Lunette Studio',
      description: 'Panto.',
      seoMetaCanonical: '/product/alder-1',
      prices: [
        { price: 350, currencyCode: 'AED' },
        { price: 300, currencyCode: 'AED' },
      ],
      imageUrlsDetail: [{ url: '/media/frames/628x301/alder-front.avif' }],
      stock: { availableQuantity: 0 },
    },
    dubai,
  );
  expect(product).toMatchObject({
    '@type': 'Product',
    image: ['https://lunette.ae/media/frames/628x301/alder-front.avif'],
    offers: { price: 300, priceCurrency: 'AED', availability: 'https://schema.org/OutOfStock' },
  });
  expect(product).not.toHaveProperty('aggregateRating');
});

test('PDP-14 the data of a product has the kind of goods with which its SKU begins, or no kind if there is none', () => {
  const goods = { fullName: 'One', brandName: 'Lunette', description: '', seoMetaCanonical: '/product/1' };
  const kindOf = (sku: string) =>
    productData({ ...goods, sku, prices: [], imageUrlsDetail: [], stock: { availableQuantity: 1 } }, dubai);
  expect(kindOf('sun-ls-mar-134')).toMatchObject({ category: 'sunglass' });
  expect(kindOf('contact-aqua-daily-30')).toMatchObject({ category: 'contact lens' });
  expect(JSON.stringify(kindOf('solution-clear-120'))).not.toContain('category');
});

test('the structured data of breadcrumbs has a numbered entry for each step', () => {
  expect(
    breadcrumbData(
      [
        { label: 'Home', url: '/' },
        { label: 'Kids', url: '/kids' },
      ],
      dubai,
    ),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://lunette.ae/?language=ar' },
      { position: 2, name: 'Kids', item: 'https://lunette.ae/kids?language=ar' },
    ],
  });
});
