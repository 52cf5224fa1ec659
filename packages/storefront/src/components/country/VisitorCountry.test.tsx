import { testGateway } from '@lunette/api-client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { VisitorCountry } from './VisitorCountry.tsx';

afterEach(() => vi.restoreAllMocks());

test('CTRY-07 the country of a crawler is not requested', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  const gateway = testGateway();
  renderAt(<VisitorCountry />, { gateway });
  await new Promise((resolve) => setTimeout(resolve, 3300));
  expect(gateway.received).toEqual([]);
});
