import { expect, type Page } from '@playwright/test';

/** The longest pause between two looks at the page while an expectation is waited for, in milliseconds. */
const BETWEEN_LOOKS = 1_000;

/** Waits until a toast is shown, and asserts that it disappears by itself after its time (UI-05). */
export async function clearsAfter(page: Page, text: string, milliseconds: number): Promise<void> {
  // The time of a toast stops while the pointer is on it.
  await page.mouse.move(1, 1);
  const toast = page.getByRole('log').getByText(text);
  await expect(toast).toBeVisible();
  const since = Date.now();
  await expect(toast).toBeHidden();
  const stayed = Date.now() - since;
  expect(stayed).toBeGreaterThan(milliseconds - BETWEEN_LOOKS - 250);
  expect(stayed).toBeLessThan(milliseconds + BETWEEN_LOOKS + 750);
}
