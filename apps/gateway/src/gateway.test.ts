import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testGatewayApp } from './platform/testing/testGateway.ts';

const app = await testGatewayApp();

describe('the gateway as a whole', () => {
  test('answers these calls, for these callers', () => {
    const calls = app.mounted.map(
      ({ method, path, access, idempotent }) =>
        `${access.padEnd(8)} ${method.padEnd(6)} ${path}${idempotent ? ' (once per key)' : ''}`,
    );
    expect(calls.sort()).toMatchSnapshot();
    expect(new Set(calls).size).toBe(calls.length);
  });

  test('describes each of them in OpenAPI 3.0 and serves a page that shows them', async () => {
    const { openapi, paths } = (await app.http.inject('/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, { responses: object }>>;
    }>();
    expect(openapi).toBe('3.0.3');
    for (const { method, path } of app.mounted) {
      const place = paths[path.replace(/:(\w+)/g, '{$1}')];
      expect(place?.[method.toLowerCase()]?.responses).toHaveProperty('200');
    }
    const page = await app.http.inject('/docs/');
    expect(page.statusCode).toBe(200);
    expect((await app.http.inject('/docs/json')).json()).toHaveProperty('paths./v2/carts');
  });

  test('the page of the API runs without inline scripts and inline styles', async () => {
    const page = await app.http.inject('/docs');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'self'; /);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.payload).not.toMatch(/<style|\sstyle=|<script>|\son\w+=/);
    const files = [...page.payload.matchAll(/(?:src|href)="(\/docs\/static\/[^"]+)"/g)].map(
      ([, file]) => file,
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect((await app.http.inject(file ?? '')).statusCode).toBe(200);
  });

  test('answers its health checks', async () => {
    expect((await app.http.inject('/health')).json()).toEqual({ status: 'up' });
    expect((await app.http.inject('/ready')).json()).toEqual({ status: 'ready' });
    await app.http.inject('/v2/utility/redis?keys=support');
    const { body } = await app.http.inject('/metrics');
    expect(body).toContain(
      'lunette_request_seconds_count{method="GET",route="/v2/utility/redis",status="200"} 1',
    );
    expect(body).toContain('lunette_database_connections{pool="main",state="waiting"} 0');
  });

  test('lets pictures be cached for ever, and answers 404 for one that does not exist', async () => {
    const [picture] = globSync('**/*.avif', { cwd: join(import.meta.dirname, '../media') });
    const found = await app.http.inject(`/media/${picture}`);
    expect(found.statusCode).toBe(200);
    expect(found.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-type': 'image/avif',
    });
    const missing = await app.http.inject('/media/goods/none.avif');
    expect(missing.json()).toMatchObject({ status: 404, code: 'not_found' });
    expect((await app.http.inject('/media/..%2f..%2fpackage.json')).statusCode).toBeGreaterThanOrEqual(400);
  });
});
