import { configurationContract } from '@lunette/session/contract';
import { COUNTRY_CODES } from '@lunette/country-config';
import { expect, test } from 'vitest';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();

test.each(COUNTRY_CODES)(
  'the sitemap of %s names each of its public pages once, and all of them exist',
  async (country) => {
    const { paths } = (await call(app, configurationContract.getSitemap, undefined, { country })).result;
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(['/', '/eyeglasses', '/kids', '/collection/light-as-wire']));
    expect(paths.some((path) => /^\/product\/alder-.*100101$/.test(path))).toBe(true);
    for (const path of paths.filter((_, index) => index % 40 === 0)) {
      const { result } = await call(app, configurationContract.getRoute, { query: { url: path } });
      expect(result.section, path).not.toBe('search');
    }
  },
);
