import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testSandbox } from '../testing/testSandbox.ts';

const SHOP = 'http://localhost:3000';

describe('the card fields in a frame', () => {
  test('can only be framed by a storefront, as their policy says', async () => {
    const { http, intent } = await testSandbox();
    const id = await intent();
    const stranger = await http.inject(`/frame/${id}?origin=https://evil.example`);
    expect(stranger.statusCode).toBe(403);
    expect(stranger.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await http.inject(`/frame/${id}`)).statusCode).toBe(403);
    const shop = await http.inject(`/frame/${id}?origin=${SHOP}`);
    expect(shop.statusCode).toBe(200);
    expect(shop.headers['content-security-policy']).toContain(`frame-ancestors ${SHOP}`);
  });

  test('every field has a label and is associated with its fault', async () => {
    const { http, intent } = await testSandbox();
    const { body } = await http.inject(`/frame/${await intent()}?origin=${SHOP}`);
    for (const field of ['number', 'expires', 'code', 'name', 'bank-code']) {
      expect(body).toMatch(new RegExp(`<label for="${field}"\\s*>`));
      expect(body).toMatch(new RegExp(`id="${field}"[^>]*aria-describedby="[^"]*${field}-fault"`, 's'));
    }
  });
});

describe('the provider’s own page', () => {
  test('cannot be framed, shows the amount and has the language of the payment', async () => {
    const { http, intent } = await testSandbox();
    const english = await http.inject(`/pay/${await intent()}`);
    expect(english.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(english.body).toContain('₹6,160');
    const arabic = await http.inject(`/pay/${await intent({ language: 'ar', currencyCode: 'SAR' })}`);
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.body).toContain('رقم البطاقة');
  });

  test('escapes the shop’s description of the payment', async () => {
    const { http, intent } = await testSandbox();
    const { body } = await http.inject(`/pay/${await intent({ description: '<script>alert(1)</script>' })}`);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;alert(1)');
  });

  test('redirects to the shop when the payment has ended; a shopper who goes back earlier can still pay', async () => {
    const { http, intent, pay } = await testSandbox();
    const paid = await intent();
    await pay(paid, '4242424242424242');
    expect((await http.inject(`/pay/${paid}`)).headers.location).toContain('/checkout/payment/confirm');
    const { body } = await http.inject(`/pay/${await intent()}`);
    expect(body).toMatch(/<a class="link" href="[^"]*\/checkout\/payment\/confirm[^"]*">Go back to the shop/);
    expect((await http.inject('/pay/pi_none')).statusCode).toBe(404);
  });

  test('serves its scripts without types', async () => {
    const { http } = await testSandbox();
    for (const name of ['paymentPage', 'cardFields', 'fault', 'send', 'frameMessages', 'cardRules']) {
      const { statusCode, headers, body } = await http.inject(`/assets/${name}.ts`);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toContain('text/javascript');
      expect(body).not.toMatch(/interface |: string|\.\.\/\.\.\//);
    }
  });
});

test('a page lists the cards, and the provider’s own page links to it', async () => {
  const { http, intent } = await testSandbox();
  expect((await http.inject(`/pay/${await intent()}`)).body).toContain('href="/cards"');
  const { body } = await http.inject('/cards');
  for (const card of ['4000 0000 0000 0002', '4000 0000 0000 5035'])
    expect(body).toContain(`<h2>${card}</h2>`);
});

test('English and Arabic have the same texts', () => {
  const ids = ['en', 'ar'].map((language) =>
    Object.keys(
      JSON.parse(readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8')) as object,
    ),
  );
  expect(ids[1]).toEqual(ids[0]);
});
