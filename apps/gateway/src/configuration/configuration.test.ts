import { Configuration, configurationContract } from '@lunette/session/contract';
import { describe, expect, test } from 'vitest';
import { call, testGatewayApp } from '../platform/testing/testGateway.ts';

const app = await testGatewayApp();
const ask = (keys: string, language: 'en' | 'ar' = 'en') =>
  call(app, configurationContract.getConfiguration, { query: { keys } }, { language });

const KEYS = Configuration.keyof().options;

describe('common configuration', () => {
  test('a lookup without keys, or with far too many, is refused', async () => {
    expect((await app.http.inject('/v2/utility/redis')).json()).toMatchObject({
      status: 422,
      fields: { keys: 'Please fill this in.' },
    });
    expect((await ask('x'.repeat(401))).status).toBe(422);
  });

  test('API-06 MONEY-04 the answer has the values of the keys: page size, studio and cart flow, logos and loyalty, and all others', async () => {
    const { result } = await ask('category_page_size,studio_flow,marketplace_logo,desktop_cart_flow,loyalty');
    expect(result).toEqual({
      category_page_size: 15,
      studio_flow: { enabled: true },
      marketplace_logo: expect.any(Object) as unknown,
      desktop_cart_flow: { enabled: true },
      loyalty: {
        goldPid: '128269',
        brandsAllowed: ['Lunette Studio', 'Lunette Air'],
        classificationsAllowed: ['eyeframe'],
      },
    });
    expect(Object.keys((await ask(KEYS.join(','))).result).sort()).toEqual([...KEYS].sort());
  });

  test('API-06 a key without a value is left out', async () => {
    expect((await ask('constructor, no_such_key ,category_page_size')).result).toEqual({
      category_page_size: 15,
    });
  });

  test('texts are in the caller’s language', async () => {
    const [english, arabic] = await Promise.all([ask('cart_popup'), ask('cart_popup', 'ar')]);
    expect(english.result.cart_popup?.searchFor[0]).toEqual({ name: 'Eyeglasses', url: '/eyeglasses' });
    expect(arabic.result.cart_popup?.searchFor[0]).toEqual({ name: 'النظارات الطبية', url: '/eyeglasses' });
    expect(Configuration.parse(arabic.result)).toEqual(arabic.result);
  });
});
