import type { APIRequestContext } from '@playwright/test';
import { STORE } from '../../ports.ts';
import { expect, test } from '../steps/shopper.ts';

/** The paths of the links in menus, footer and home page of a country, without what follows `?` and `#`. */
async function linkedPaths(request: APIRequestContext, country: string): Promise<string[]> {
  const headers = { 'x-country-code': country };
  const contents = await Promise.all(
    ['navigation.json', 'pages/home.json'].map(async (name) =>
      (await request.get(`${STORE.gateway}/static/${name}`, { headers })).text(),
    ),
  );
  const urls = contents.flatMap((text) => [...text.matchAll(/"(?:url|moreUrl)":"(\/[^"?#]*)/g)]);
  return [...new Set(urls.map(([, path = '']) => path))].filter((path) => !path.startsWith('/media/'));
}

// The apps have the same routes, so the menus of one country are followed on both.
const COUNTRIES = [
  ['IN', ''],
  ['SG', ' @phone'],
  ['AE', ' @desktop'],
  ['SA', ' @phone'],
  ['US', ' @desktop'],
] as const;
for (const [country, app] of COUNTRIES)
  test(`GLOB-05 every link of menus, home page and footer leads to a page, in ${country}${app}`, async ({
    request,
  }) => {
    const paths = await linkedPaths(request, country);
    expect(paths.length).toBeGreaterThan(30);
    const dead = [];
    for (const path of paths) {
      const answer = await request.get(`${path}?country=${country}`);
      if (answer.status() !== 200) dead.push(`${answer.status()} ${path}`);
    }
    expect(dead).toEqual([]);
  });
