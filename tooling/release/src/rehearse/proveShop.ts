import { spawn } from 'node:child_process';
import { strict as assert } from 'node:assert';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Locator, type Page } from 'playwright-core';
import { endsWithUs } from './run.ts';

/** The consumer's shop and the values that its check needs. */
export interface Shop {
  /** The consumer's folder and the port that its server takes. */
  folder: string;
  port: number;
  gatewayUrl: string;
  product: { id: string; name: string };
  /** The label of the cart's button. */
  bag: string;
}

/**
 * Serves the consumer and shops in it: the product page from the server and in the browser, one piece in the bag, the page
 * of the cart, and the page of the new package with the answer of its call. Checks on these pages that no text is an
 * uncompiled message, that the packages' classes apply, and that nothing is wider than the window.
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
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    // An interrupted rehearsal must clean up; with these handlers Playwright would end the process at once.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  try {
    await Promise.all([answering(`${address}/health`), answering(`${gatewayUrl}/ready`)]);
    const page = await browser.newPage();
    await shopIn(page, `${address}/product/${product.id}`, product.name, bag);
    await page.screenshot({ path: join(folder, 'product.png'), fullPage: true });
    await seeCart(page, product.name, bag);
    await page.screenshot({ path: join(folder, 'cart.png'), fullPage: true });
    await visit(page, `${address}/paper-kites`, 'Paper kites', 'It has just begun.');
  } finally {
    await browser.close();
    server.kill();
  }
}

/** The errors of a page in the browser, as they occur. */
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
    new RegExp(`<h1[^>]*>(?:(?!</h1>)[\\s\\S])*${escapeRegExp(name.replaceAll('&', '&amp;'))}`),
    'the server draws the product',
  );
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('link', { name: `${bag}, empty`, exact: true }).waitFor();
  await page.getByRole('button', { name: /^Add to bag/ }).click();
  await page.getByRole('link', { name: `${bag}, 1 item`, exact: true }).waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('link', { name: `${bag}, 1 item`, exact: true }).waitFor();
  await lookAt(page, page.getByRole('button', { name: /^Add to bag/ }));
  assert.deepEqual(faults, [], 'the console stays empty');
}

/** Follows the link of the bag in the header to the page of the cart. */
async function seeCart(page: Page, name: string, bag: string): Promise<void> {
  const faults = faultsOf(page);
  await page.getByRole('link', { name: `${bag}, 1 item`, exact: true }).click();
  await page.waitForURL('**/cart');
  const main = page.getByRole('main');
  await main.getByRole('link', { name }).first().waitFor();
  await lookAt(page, main.getByRole('link', { name: 'Proceed to checkout' }));
  assert.deepEqual(faults, [], 'the console stays empty');
}

/**
 * Checks that texts are compiled, that the primary action has the style of the UI kit, and that the page is as wide as its
 * window.
 */
async function lookAt(page: Page, primary: Locator): Promise<void> {
  const markup = await page.locator('body').innerHTML();
  const words = markup.replace(/<script[\s\S]*?<\/script>/g, '');
  assert.doesNotMatch(words, /\{\w+(, (plural|select|number|date))?[,}]/, 'no text is an uncompiled message');
  const { height, colour } = await primary.evaluate((node) => ({
    height: node.getBoundingClientRect().height,
    colour: getComputedStyle(node).backgroundColor,
  }));
  assert.ok(height >= 44, `the primary action is ${height} px high`);
  assert.notEqual(colour, 'rgba(0, 0, 0, 0)', 'the primary action has a colour');
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  assert.ok(scrollWidth <= clientWidth, `the page is ${scrollWidth} px wide in ${clientWidth} px`);
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer.`);
}
