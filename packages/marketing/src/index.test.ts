import { expect, test } from 'vitest';
import * as entry from './index.ts';

test('the entry of the package exports these names and no others', () => {
  expect(new Set(Object.keys(entry))).toEqual(
    new Set([
      'LeadScreen',
      'MobileAppScreen',
      'PhoneCapture',
      'SupportScreen',
      'marketingApi',
      'prefetchSupport',
    ]),
  );
});
