import { sampleThingContract } from '@lunette/sample-thing/contract';
import { describe, expect, test } from 'vitest';
import { call, testGatewayApp } from '../platform/testing/testGateway.ts';

const app = await testGatewayApp();

describe('the sample thing', () => {
  test('cannot be written: another method is refused with 405', async () => {
    const answer = await app.http.inject({ method: 'DELETE', url: '/v2/sample-thing' });
    expect(answer.statusCode).toBe(405);
  });

  test('is returned to every caller, in the caller’s language', async () => {
    const { getSampleThing } = sampleThingContract;
    const english = await call(app, getSampleThing, undefined);
    const arabic = await call(app, getSampleThing, undefined, { country: 'AE', language: 'ar' });
    expect(english.result.title).toBe('Sample thing');
    expect(arabic.result.text).toMatch(/\p{Script=Arabic}/u);
  });
});
