import { gzipSync } from 'node:zlib';
import type { BrowserContext, Response } from 'playwright-core';

/** The screens whose first load is weighed, by their address. */
export const SCREENS = {
  home: '/',
  listing: '/eyeglasses',
  product: '/product/100101',
  cart: '/cart',
} as const;
export type Screen = keyof typeof SCREENS;

const KINDS = { script: 'js', stylesheet: 'css', font: 'fonts', image: 'images' } as const;

/** Bytes of a first load: JavaScript and CSS compressed by gzip, fonts and pictures as they are. */
export type Weight = Record<(typeof KINDS)[keyof typeof KINDS], number>;

/** Loads a screen with an empty cache and weighs what came until the network was quiet. */
export async function weighScreen(context: BrowserContext, address: string): Promise<Weight> {
  const page = await context.newPage();
  const coming: Promise<[keyof Weight, number] | null>[] = [];
  const hear = (response: Response) => coming.push(weigh(response));
  page.on('response', hear);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', hear);
  const weight: Weight = { js: 0, css: 0, fonts: 0, images: 0 };
  for (const part of await Promise.all(coming)) if (part) weight[part[0]] += part[1];
  await page.close();
  return weight;
}

async function weigh(response: Response): Promise<[keyof Weight, number] | null> {
  const kind = KINDS[response.request().resourceType() as keyof typeof KINDS];
  if (!kind || response.status() !== 200) return null;
  const body = await response.body();
  return [kind, kind === 'js' || kind === 'css' ? gzipSync(body, { level: 9 }).length : body.length];
}
