import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import type { PictureRequest } from './pictureRequest.ts';

const START_TIMEOUT = 600_000;
const PAGE =
  '<!doctype html><meta charset="utf-8"><canvas></canvas><script type="module" src="/page.js"></script>';

/** A browser with the studio's page open. */
export interface StudioPage {
  /**
   * Renders a picture. Resolves when the page is free again; `pixels` are RGBA, the last row first, and may resolve later.
   */
  shoot: (picture: PictureRequest) => Promise<{ pixels: Promise<Buffer> }>;
  close: () => Promise<void>;
}

/** Starts the studio in headless Chromium with software rendering, so that every machine renders the same pictures. */
export async function openStudioPage(): Promise<StudioPage> {
  const script = await bundlePage();
  const awaited = new Map<number, (pixels: Buffer) => void>();
  let pictures = 0;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/pixels?')) {
      const id = Number(request.url.split('?')[1]);
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        awaited.get(id)?.(Buffer.concat(chunks));
        awaited.delete(id);
        response.end();
      });
      return;
    }
    if (request.url?.startsWith('/fonts/')) {
      response.end(readFileSync(fontFile(request.url.slice('/fonts/'.length))));
      return;
    }
    const isScript = request.url === '/page.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? script : PAGE);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });
  const page = await browser.newPage();
  reportProblems(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    waitUntil: 'commit',
    timeout: START_TIMEOUT,
  });
  await page.waitForFunction('window.shoot', null, { timeout: START_TIMEOUT });
  return {
    shoot: async (picture) => {
      const id = pictures++;
      const pixels = new Promise<Buffer>((arrived) => awaited.set(id, arrived));
      await page.evaluate((wanted) => window.shoot?.(wanted), { ...picture, id });
      return { pixels };
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

const fontFile = (face: string): string =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`));

function reportProblems(page: Page): void {
  page.on('pageerror', (error) => console.error(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
}

async function bundlePage(): Promise<string> {
  const result = await build({
    root: import.meta.dirname,
    logLevel: 'error',
    configFile: false,
    resolve: { conditions: ['@lunette/source', 'browser', 'module', 'import', 'default'] },
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      rolldownOptions: { input: `${import.meta.dirname}/page/main.ts` },
    },
  });
  const output = [result].flat()[0];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The studio page was not built.');
  return chunk.code;
}
