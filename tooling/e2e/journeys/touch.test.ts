import type { Locator } from '@playwright/test';
import { expect, test, wakeUp } from './shopper.ts';

test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'What a finger does on the phone.'));

/** Where the middle of an element is in the window. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a tap on the middle of the sort pill reaches its select, and what is chosen there sorts', async ({
  page,
}) => {
  await page.goto('/eyeglasses');
  await wakeUp(page);
  const select = page.getByRole('combobox', { name: 'Sort' }).filter({ visible: true });
  const pill = page.locator('.chip').filter({ has: select });
  const { x, y } = await middleOf(pill);
  const reached = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('pointerdown', ({ target }) => resolve((target as Element).localName), {
          once: true,
        }),
      ),
  );
  await page.touchscreen.tap(x, y);
  expect(await reached).toBe('select');
  await expect(select).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=/);
  await expect(select).toHaveValue(new URL(page.url()).searchParams.get('sort') ?? '');
});
