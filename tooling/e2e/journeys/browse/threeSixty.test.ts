import { expect, test, hydrated } from '../steps/shopper.ts';

test('PDP-11 a shopper turns a frame around by finger, mouse and keys', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/product/100101');
  await hydrated(page);
  const tab = page.getByText('360°', { exact: true });
  await (isMobile ? tab.tap() : tab.click());
  const frame = page.getByRole('slider', { name: 'Alder, turned' });
  await expect(frame).toHaveAttribute('aria-busy', 'false');
  await expect(frame).toHaveAttribute('aria-valuetext', '0 degrees');
  await expect(page.getByText('Drag to turn')).toBeVisible();
  const box = await frame.boundingBox();
  if (!box) throw new Error('The frame is not shown.');
  const y = box.y + box.height / 2;
  if (isMobile) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: share === undefined ? [] : [{ x: box.x + box.width * share, y }],
      });
    await touch('touchStart', 0.2);
    for (const share of [0.3, 0.4, 0.5, 0.6, 0.7]) await touch('touchMove', share);
    await touch('touchEnd');
  } else {
    await page.mouse.move(box.x + box.width * 0.2, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.7, y, { steps: 5 });
    await page.mouse.up();
  }
  await expect(frame).toHaveAttribute('aria-valuetext', '180 degrees');
  await expect(page.getByText('Drag to turn')).toBeHidden();
  const shown = frame.locator('img').filter({ visible: true });
  await expect(shown).toHaveAttribute('src', /\/12\.avif$/);
  await frame.press('ArrowRight');
  await expect(shown).toHaveAttribute('src', /\/13\.avif$/);
});

test('PDP-02 the section about a frame shows its temple, then its hinges; the gallery shows neither', async ({
  page,
}) => {
  await page.goto('/product/100101');
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Specifications' }) });
  await section.scrollIntoViewIfNeeded();
  const pictures = section.locator('img');
  await expect(pictures).toHaveCount(2);
  for (const [at, name] of ['along its temple', 'from behind with its hinges'].entries()) {
    await expect(pictures.nth(at)).toHaveAccessibleName(new RegExp(`^Alder.*, ${name}$`));
    await expect
      .poll(() => pictures.nth(at).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByRole('img', { name: new RegExp(`${name}$`) })).toHaveCount(1);
  }
});
