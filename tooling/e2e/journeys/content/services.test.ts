import type { Page } from '@playwright/test';
import { STORE } from '../../ports.ts';
import { placeMarks } from '../steps/faceSteps.ts';
import { expect, goToPayment, hydrated, putFrameInBag, test } from '../steps/shopper.ts';

/** The page is as wide as the screen: nothing overflows it. */
async function expectNoOverhang(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Chooses the first free time of the shown day. */
async function takeFirstTime(page: Page): Promise<void> {
  const times = page.getByRole('group', { name: /^Time on/ });
  await times.getByRole('radio', { disabled: false }).first().check({ force: true });
}

test('GLOB-05 APPT-08 an eye test is booked in a store without an account, and cancelled again', async ({
  page,
}) => {
  await page.goto('/test-your-vision?country=IN&language=en');
  // The page may not be hydrated yet: it replays the press when it is.
  const store = page.getByRole('radio', { name: /^Koregaon Park/ });
  await store.click();
  await expect(store).toBeChecked();
  await takeFirstTime(page);
  await page.getByLabel('Name', { exact: true }).fill('Ananya Rao');
  await page.getByLabel('Mobile number').fill('98220 41377');
  await expectNoOverhang(page);
  await page.getByRole('button', { name: /^Book / }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^See you on/ })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This appointment is cancelled' })).toBeVisible();
});

test('GLOB-05 APPT-06 APPT-07 a home visit of an optician is booked from an address of an old campaign, names the optician, and is cancelled with a reason', async ({
  page,
}) => {
  await page.goto('/home-try-on-program-pune?country=IN&language=en');
  await expect(page).toHaveURL(/\/hto/);
  await page.getByLabel('Your area or postcode').fill('411001');
  await page.getByRole('button', { name: 'Find' }).click();
  await takeFirstTime(page);
  await page.getByLabel('Name', { exact: true }).fill('Ananya Rao');
  await page.getByLabel('Mobile number').fill('98220 41378');
  await page.getByLabel('Flat, house, street').fill('Flat 7');
  await expectNoOverhang(page);
  await page.getByRole('button', { name: /^Book / }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^See you on/ })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: ', optometrist' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This appointment is cancelled' })).toBeVisible();
});

test('ROUTE-06 the eye test and the home visit have their addresses, older addresses lead to the visit, and unknown ones are not found', async ({
  page,
}) => {
  const visit = page.getByRole('heading', { level: 1, name: 'When should we come?' });
  for (const path of ['/hto', '/HTO']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page, path).toHaveURL(path);
    await expect(visit).toBeVisible();
  }
  for (const path of [
    '/home-try-on-program-pune',
    '/home-eye-check-up',
    '/home-eye-check-up/mumbai',
    '/eyetest',
  ]) {
    await page.goto(`${path}?utm_source=old`);
    await expect(page, path).toHaveURL('/hto?utm_source=old');
    await expect(visit).toBeVisible();
  }
  expect((await page.goto('/test-your-vision'))?.status()).toBe(200);
  await expect(page.getByLabel('Your area or postcode')).toBeVisible();
  for (const path of ['/test-your-vision/more', '/test-your-visions'])
    expect((await page.request.get(path)).status(), path).toBe(404);
});

test('ROUTE-05 looks, reviews, support and frame sizes have their addresses, and the page before the size quiz is outside the layout of the shop', async ({
  page,
}) => {
  for (const path of ['/compare-looks', '/frame-size', '/frame_size', '/reviews', '/support']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  }
  expect((await page.goto('/quiz_front_page'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Wishlist|Bag), empty/ })).toHaveCount(0);
});

test('RX-11 a photo with a bank card in it measures the pupillary distance and the size', async ({
  page,
}) => {
  await page.goto('/frame-size?way=photo&country=IN&language=en');
  await hydrated(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Choose a photo').click();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await page.getByRole('checkbox', { name: /^There is a bank card in the photo/ }).check();
  await placeMarks(page);
  const asked = page.waitForRequest(/\/v2\/utility\/pd$/);
  await page.getByRole('button', { name: 'Measure' }).click();
  expect((await asked).method()).toBe('POST');
  await expect(page.getByText(/^Your pupils are \d+(\.5)? mm apart, give or take 2 mm/)).toBeVisible();
  await expect(page.getByText('We keep this size for you.')).toBeVisible();
  await expectNoOverhang(page);
});

test('GLOB-05 TRY-09 the size quiz ends with a size and the frames that have it', async ({ page }) => {
  await page.goto('/frame-size?country=IN&language=en');
  await page.getByRole('button', { name: 'Start the questions' }).click();
  await page.getByRole('radio', { name: 'A woman' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: /^Yes, and I can measure/ }).check();
  await page.getByLabel(/Width of the front/).fill('134');
  for (const answer of [/It stays where it is/, /I have no card/, /I do not know/]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio', { name: answer }).check();
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'As usual' }).check();
  await page.getByRole('button', { name: 'Show my size' }).click();
  await expect(page.getByText('We keep this size for you.')).toBeVisible();
  await expectNoOverhang(page);
  await page.getByRole('link', { name: /^See frames/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('GLOB-05 SRCH-01 SRCH-03 SRCH-04 typing into the search, without its blocked keys, shows suggestions, the arrows move through them, and Enter opens the results', async ({
  page,
}, { project }) => {
  await page.goto('/?country=IN&language=en');
  const door =
    project.name === 'desktop'
      ? page.getByRole('searchbox').first()
      : page
          .getByRole('button', { name: /^Search/ })
          .or(page.getByRole('link', { name: /^Search/ }))
          .first();
  await door.click();
  const field = page.getByRole('combobox');
  await field.pressSequentially('a(l)d?%e[r]\\');
  await expect(field).toHaveValue('alder');
  // Without this the suggestions could still be those of a part of the text, and the selected one could go with them.
  await expect(page.getByText(/Arrow keys go through them/)).toBeAttached();
  const product = page.getByRole('option', { name: /Alder/ }).filter({ hasText: '₹' }).first();
  await expect(product).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=alder/);
  await expect(page.getByRole('link', { name: /Alder/ }).first()).toBeVisible();
});

test('GLOB-05 ANLY-05 CART-17 the welcome voucher is sent to the phone and reduces the total of the bag by its amount', async ({
  page,
  request,
}, { project }) => {
  const phone = project.name === 'desktop' ? '9822041401' : '9822041402';
  await page.goto('/lead-gen/user-detail?campaign=first-deal&country=IN&language=en');
  await page.getByLabel('Your name').fill('Ananya');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send the voucher' }).click();
  await expect(page.getByText('The voucher is on its way to your phone.')).toBeVisible();
  let code = '';
  await expect
    .poll(async () => {
      const inbox = await request.get(
        `${STORE.sandbox}/inbox/messages?to=${encodeURIComponent(`+91${phone}`)}`,
      );
      code = /HELLO-[0-9A-F]{10}/.exec(await inbox.text())?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  await page.goto('/product/100101');
  await putFrameInBag(page);
  await page.getByRole('dialog', { name: /Shopping cart/i }).waitFor();
  await page.goto('/cart');
  await page.getByLabel('Gift voucher code').fill(code);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText(`₹200 of the voucher ${code} is used`)).toBeVisible();
});

/** The first digits of a card of each type (PAY-09), and the name of the type. */
const CARD_TYPES = [
  ['424242', 'Visa'],
  ['501800', 'Maestro'],
  ['305693', 'Diners'],
  ['353011', 'JCB'],
  ['378282', 'Amex'],
  ['601111', 'Discover'],
  ['555555', 'Mastercard'],
] as const;

test('GLOB-05 CART-18 PAY-04 PAY-09 UI-08 the first digits of a card, of which only digits are taken, give its type and its bank’s offers; an offer is applied and removed at the payment, and says why cash does not get it', async ({
  page,
}) => {
  await goToPayment(page);
  const offers = page.getByRole('region', { name: 'Bank offers' });
  await page.getByRole('radio', { name: /Credit or debit card/ }).check();
  await offers.getByText('Does your bank offer a discount?').click();
  const digits = offers.getByRole('textbox', { name: 'First six digits of your card' });
  for (const [typed, type] of CARD_TYPES) {
    await digits.fill('');
    await digits.pressSequentially(`${typed.slice(0, 3)}x -${typed.slice(3)}`);
    await expect(digits).toHaveValue(typed);
    await expect(offers.getByText(type, { exact: true })).toBeVisible();
  }
  await offers.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(offers.getByText('There is no offer for this card at the moment.')).toBeVisible();
  const ofMeridian = offers.getByRole('button', { name: /^Use this offer: .*Meridian/ });
  await expect(ofMeridian).toHaveCount(1);
  await digits.fill('424242');
  await offers.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(ofMeridian).toHaveCount(2);
  await digits.fill('');
  await expect(ofMeridian).toHaveCount(1);

  await offers
    .getByRole('button', { name: /^Use this offer/ })
    .first()
    .click();
  await expect(offers.getByText('This offer is in your total.')).toBeVisible();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await expect(offers.getByText('Does not apply. It is for cards.').first()).toBeVisible();
  await offers.getByRole('button', { name: /^Remove/ }).click();
  await expect(offers.getByRole('button', { name: /^Remove/ })).toBeHidden();
});
