import type { FrameLocator, Page } from '@playwright/test';
import { expect, goToPayment } from './shopper.ts';

/** A card of the sandbox that is charged. */
export const ACCEPTED = '4242 4242 4242 4242';
/** A card that the bank declines. */
export const DECLINED = '4000 0000 0000 0002';
/** A card for which the bank asks for a code. */
export const CHALLENGED = '4000 0000 0000 3220';
/** A card for whose charge the provider cannot be reached. */
export const UNREACHED = '4000 0000 0000 5035';
/** A card that is charged while the answer is lost. */
export const UNANSWERED = '4000 0000 0000 5027';

/** The names of the provider's card fields, by language. */
const FIELDS = {
  en: {
    frame: 'Card details, at the payment provider',
    number: 'Card number',
    expires: 'Expires',
    code: 'Security code',
    name: 'Name on card',
  },
  ar: {
    frame: 'بيانات البطاقة لدى مزوّد الدفع',
    number: 'رقم البطاقة',
    expires: 'تاريخ الانتهاء',
    code: 'رمز الأمان',
    name: 'الاسم على البطاقة',
  },
};

/** The provider's card fields in a page of the checkout. */
export function frameOf(page: Page, language: keyof typeof FIELDS = 'en'): FrameLocator {
  return page.frameLocator(`iframe[title="${FIELDS[language].frame}"]`);
}

/** Goes from a product of the seed to its card fields; the bag is an order from then on. */
export async function openCardFields(page: Page): Promise<void> {
  await goToPayment(page);
  await page.getByRole('radio', { name: /card/i }).check();
  await page.getByRole('button', { name: 'Continue to card details' }).click();
  await expect(frameOf(page).getByLabel('Card number')).toBeVisible();
}

/** Types a card into empty fields. */
export async function typeCard(
  page: Page,
  number: string,
  language: keyof typeof FIELDS = 'en',
): Promise<void> {
  const frame = frameOf(page, language);
  const fields = FIELDS[language];
  await expect(frame.getByLabel(fields.number)).toHaveValue('');
  await frame.getByLabel(fields.number).fill(number);
  await frame.getByLabel(fields.expires).fill('08 / 29');
  await frame.getByLabel(fields.code).fill('123');
  await frame.getByLabel(fields.name).fill('Ananya Rao');
}

/**
 * Presses Pay after the pointer has moved onto it: right after the page has moved, the browser still sends pointer events
 * to the frame that was in this place before.
 */
export async function pressPay(page: Page, { twice = false, name = /^Pay / } = {}): Promise<void> {
  const pay = page.getByRole('button', { name });
  await expect(async () => {
    await pay.hover();
    expect(await pay.evaluate((button) => button.matches(':hover'))).toBe(true);
  }).toPass();
  if (twice) await pay.dblclick();
  else await pay.click();
}
