import { chromium } from '@lunette/vitest';

/**
 * Debian's whole Chromium, which draws and hydrates pages as a shopper's does: the headless shell of the tests has a pointer
 * over the page from the start, and a page hydrates at its first input. The variable `CHROMIUM` is the path of another one.
 */
export const wholeChromium = {
  ...chromium,
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
};
