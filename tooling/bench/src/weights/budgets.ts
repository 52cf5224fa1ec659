import type { Screen, Weight } from './screens.ts';

/**
 * The most that a screen's first load may weigh, in kB of 1,000 bytes; raising one is a decision whose reason is in the
 * commit.
 */
export const SCREEN_BUDGETS: Record<'desktop' | 'mobile-web', Record<Screen, Weight>> = {
  desktop: {
    home: { js: 205.5, css: 15.9, fonts: 55, images: 120 },
    listing: { js: 208.2, css: 15.9, fonts: 55, images: 80 },
    product: { js: 232.1, css: 15.9, fonts: 55, images: 80 },
    cart: { js: 219, css: 15.9, fonts: 55, images: 20 },
  },
  'mobile-web': {
    home: { js: 205.5, css: 16.3, fonts: 55, images: 80 },
    listing: { js: 208.7, css: 16.3, fonts: 55, images: 80 },
    product: { js: 232, css: 16.3, fonts: 55, images: 80 },
    cart: { js: 219.4, css: 16.3, fonts: 55, images: 20 },
  },
};

/**
 * The most JavaScript that a storefront may have in all, in kB of 1,000 bytes: this includes scripts that none of the
 * screens above loads, in both languages.
 */
export const CLIENT_BUDGETS: Record<'desktop' | 'mobile-web', number> = {
  desktop: 664.4,
  'mobile-web': 669.4,
};

/** The most that a package may bring into a browser, in kB of 1,000 bytes. */
export const PACKAGE_BUDGETS: Record<string, number> = {
  account: 34.2,
  'api-client': 5,
  appointments: 16.2,
  cart: 28.4,
  catalog: 59.7,
  checkout: 47.9,
  'country-config': 8.8,
  'frame-model': 13,
  marketing: 12,
  'orders-returns': 81,
  prescription: 19.5,
  session: 37,
  tryon: 15,
  'ui-kit': 24.9,
};

/** How to get below an exceeded budget. */
export const BUDGET_ADVICE =
  'Load it with the part that needs it, or do without; a budget is raised in tooling/bench/src/weights/budgets.ts, with its reason in the commit';

/** A message for each exceeded budget; empty if there is none. */
export function overBudget(
  name: string,
  weight: Record<string, number>,
  budget: Record<string, number>,
): string[] {
  return Object.entries(weight).flatMap(([kind, bytes]) => {
    const most = budget[kind];
    if (most === undefined) return [`${name}: ${kind} has no budget`];
    return bytes > most * 1000
      ? [`${name}: ${kind} weighs ${(bytes / 1000).toFixed(1)} kB, ${most} are allowed`]
      : [];
  });
}
