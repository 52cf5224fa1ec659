import { spawn } from 'node:child_process';
import { strict as assert } from 'node:assert';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { endsWithUs } from './run.ts';

export interface Shop {
  /** The consumer's folder and the port that its server takes. */
  folder: string;
  port: number;
  gatewayUrl: string;
  product: { id: string; name: string };
  /** What the cart's button is called. */
  bag: string;
}

/**
 * Serves the consumer and shops in it: the product from the server, then alive, then one piece in the bag; then the page of
 * the new package, with what its own call answers.
 */
export async function proveShop({ folder, port, gatewayUrl, product, bag }: Shop): Promise<void> {
  const server = spawn(process.execPath, ['server.ts'], {
    cwd: folder,
    env: { ...process.env, DESKTOP_PORT: String(port), GATEWAY_URL: gatewayUrl, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  endsWithUs(server);
  const address = `http://127.0.0.1:${port}`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    // Who interrupts the rehearsal lets it tidy up; Playwright would end the process at once.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  try {
    await Promise.all([answering(`${address}/health`), answering(`${gatewayUrl}/ready`)]);
    const page = await browser.newPage();
    await shopIn(page, `${address}/product/${product.id}`, product.name, bag);
    await visit(page, `${address}/paper-kites`, 'Paper kites', 'It has just begun.');
  } finally {
    await browser.close();
    server.kill();
  }
}

/** What a browser complains of on a page, as it comes. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (fault) => faults.push(fault.message));
  return faults;
}

async function visit(page: Page, url: string, title: string, text: string): Promise<void> {
  const faults = faultsOf(page);
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  assert.equal(answer?.status(), 200, `${url} answers`);
  assert.ok((await answer?.text())?.includes(text), 'the server draws what the call answers');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(text).waitFor();
  assert.deepEqual(faults, [], 'the console stays empty');
}

async function shopIn(page: Page, url: string, name: string, bag: string): Promise<void> {
  const faults = faultsOf(page);
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  assert.equal(answer?.status(), 200, `${url} answers`);
  assert.match(
    html,
    new RegExp(`<h1[^>]*>(?:(?!</h1>)[\\s\\S])*${escaped(name)}`),
    'the server draws the product',
  );
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('link', { name: `${bag}, empty`, exact: true }).waitFor();
  await page.getByRole('button', { name: /^Add to bag/ }).click();
  await page.getByRole('link', { name: `${bag}, 1 item`, exact: true }).waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('link', { name: `${bag}, 1 item`, exact: true }).waitFor();
  assert.deepEqual(faults, [], 'the console stays empty');
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/&/g, '&amp;');

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer.`);
}
