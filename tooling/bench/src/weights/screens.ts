import { gzipSync } from 'node:zlib';
import type { BrowserContext, Response } from 'playwright-core';

/** The paths of the screens whose first load is measured. */
export const SCREENS = {
  home: '/',
  listing: '/eyeglasses',
  product: '/product/100101',
  cart: '/cart',
} as const;
/** The name of a measured screen. */
export type Screen = keyof typeof SCREENS;

const KINDS = { script: 'js', stylesheet: 'css', font: 'fonts', image: 'images' } as const;

/**
 * Bytes of a first load, including everything that the page fetches by itself: JavaScript and CSS compressed by gzip, fonts
 * and pictures as they are.
 */
export type Weight = Record<(typeof KINDS)[keyof typeof KINDS], number>;

const QUIET_MS = 700;

/**
 * Loads a screen with an empty cache and returns the weight of everything that it loads until it is hydrated and the network
 * is idle.
 */
export async function weighScreen(context: BrowserContext, address: string): Promise<Weight> {
  const page = await context.newPage();
  const coming: Promise<Part | null>[] = [];
  page.on('response', (response) => coming.push(weigh(response)));
  // The last request of a page is the validation of its session, which starts some time after the page.
  const watching = page.waitForResponse((response) => response.url().includes('/v2/sessions/validate'));
  await page.goto(address, { waitUntil: 'networkidle' });
  const quiet = async () => {
    for (let known = -1; known < coming.length; await page.waitForTimeout(QUIET_MS)) known = coming.length;
  };
  await watching;
  await quiet();
  const weight = await sumOf(coming);
  await page.close();
  return weight;
}

type Part = [(typeof KINDS)[keyof typeof KINDS], number];

async function sumOf(coming: Promise<Part | null>[]): Promise<Record<Part[0], number>> {
  const sum = { js: 0, css: 0, fonts: 0, images: 0 };
  for (const part of await Promise.all(coming)) if (part) sum[part[0]] += part[1];
  return sum;
}

async function weigh(response: Response): Promise<Part | null> {
  const kind = KINDS[response.request().resourceType() as keyof typeof KINDS];
  if (!kind || response.status() !== 200) return null;
  const body = await response.body();
  return [kind, kind === 'js' || kind === 'css' ? gzipSync(body, { level: 9 }).length : body.length];
}
