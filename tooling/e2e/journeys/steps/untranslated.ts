import type { Page } from '@playwright/test';

/**
 * Words in Latin letters in every language: currencies, columns of a power, banks, carriers, and the address of a guest.
 */
const LATIN = /^(AED|SPH|CYL|AXIS|ADD|IBAN|guest|nobody|post|example|Kestrel)$/;

/** The words of an Arabic page that are in another language. */
export async function untranslated(page: Page): Promise<string[]> {
  const text = await page.getByRole('main').innerText();
  return (text.match(/[A-Za-z]{3,}/g) ?? []).filter((word) => !LATIN.test(word));
}
