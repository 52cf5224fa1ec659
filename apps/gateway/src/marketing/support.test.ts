import { configurationContract } from '@lunette/session/contract';
import { marketingContract } from '@lunette/marketing/contract';
import { describe, expect, test } from 'vitest';
import { call, testGatewayApp } from '../platform/testing/testGateway.ts';

const app = await testGatewayApp();
const ask = (as: Parameters<typeof call>[3]) => call(app, marketingContract.getSupport, undefined, as);

describe('support', () => {
  test('ROUTE-05 the support page has every subject that the footer links to, in both languages', async () => {
    const english = await ask({});
    const arabic = await ask({ country: 'SA', language: 'ar' });
    const { result } = await call(app, configurationContract.getNavigation, undefined);
    const links = [...result.footer.sections.flatMap(({ links: inside }) => inside), ...result.footer.bottom];
    const anchors = links.flatMap(({ url }) => /^\/support#(.+)/.exec(url)?.[1] ?? []);
    expect(anchors.length).toBeGreaterThan(5);
    for (const { topics } of [english.result, arabic.result])
      expect(topics.map(({ id }) => id)).toEqual(expect.arrayContaining(anchors));
    expect(arabic.result.title).toMatch(/\p{Script=Arabic}/u);
  });

  test('each country has its own number, the one that its header shows', async () => {
    const { getConfiguration } = configurationContract;
    for (const [country, code] of [
      ['IN', '+91'],
      ['SG', '+65'],
      ['AE', '+971'],
      ['SA', '+966'],
      ['US', '+1'],
    ] as const) {
      const { result } = await ask({ country });
      const header = await call(app, getConfiguration, { query: { keys: 'support' } }, { country });
      expect(result.contact.phone.startsWith(`${code} `)).toBe(true);
      expect(header.result.support?.phone).toBe(result.contact.phone);
      expect(result.contact.email).toBe('hello@lunette.example');
    }
  });
});
