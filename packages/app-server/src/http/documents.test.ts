import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentCache, documentOf } from './documents.ts';
import { contentPolicy, type InlineHashes } from './contentPolicy.ts';
import { settingsFrom } from '../settings.ts';

const page = (body: string) =>
  new Response(`<html><script>go()</script><script type="application/json">{}</script>${body}</html>`);
const policy = ({ scripts, styles }: InlineHashes) =>
  [`script-src ${scripts.join(' ')}`, ...(styles.length > 0 ? [`style-src ${styles.join(' ')}`] : [])].join(
    '; ',
  );

test('concurrent requests for a page share one rendering', async () => {
  let rendered = 0;
  const cached = documentCache(60_000);
  const render = async () => {
    rendered += 1;
    return documentOf(page('hello'), policy, true);
  };
  const [first, second] = await Promise.all([cached('in:en:/', render), cached('in:en:/', render)]);
  expect(first).toBe(second);
  await cached('in:en:/', render);
  expect(rendered).toBe(1);
  await cached('ae:ar:/', render);
  expect(rendered).toBe(2);
});

test('only a page with status 200 is cached', async () => {
  let rendered = 0;
  const cached = documentCache(60_000);
  const render = async () => {
    rendered += 1;
    return documentOf(new Response('gone', { status: 404 }), policy, true);
  };
  await cached('in:en:/nothing', render);
  await cached('in:en:/nothing', render);
  expect(rendered).toBe(2);
});

test('the policy has the hashes of inline scripts, and none of data in script elements', async () => {
  const document = await documentOf(page(''), policy, true);
  expect(document.headers['content-security-policy']).toMatch(/^script-src 'sha256-[A-Za-z0-9+/]{43}='$/);
});

test('a page keeps every character, and the hash of a script with non-ASCII characters is that of its bytes', async () => {
  const script = "say('₹3,200 نظارات 👓')";
  const html = `<html><script>${script}</script><p>نظارات ₹ 👓</p></html>`;
  const { body, headers } = await documentOf(new Response(html), policy, true);
  expect(body.plain.toString()).toBe(html);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toBe(`script-src 'sha256-${hash}'`);
});

test('the policy has the hash of each inline style once, as a browser reads it, and allows no other styles', async () => {
  const styles = ['--c:#0b6e6e', 'background:url("/a.avif")', '.hide-repeat{display:none}'];
  const html = `<style>${styles[2]}</style><i style="${styles[0]}"></i><b style="${styles[0]}"></b><u style="background:url(&quot;/a.avif&quot;)"></u>`;
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  const document = await documentOf(new Response(html), contentPolicy(settingsFrom('desktop', {})), true);
  const said = document.headers['content-security-policy'] ?? '';
  const ofStyles = said.split('; ').find((part) => part.startsWith('style-src')) ?? '';
  expect(ofStyles).not.toContain('unsafe-inline');
  expect(ofStyles.split(' ').slice(3).sort()).toEqual(hashes.sort());
});
