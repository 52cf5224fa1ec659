import { randomInt } from 'node:crypto';
import { APP_BY_LANGUAGE } from '../steps/appByLanguage.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { allowInConsole, expect, hydrated, test } from '../steps/shopper.ts';
import { deliver } from '../steps/storePeople.ts';

for (const { language, words } of [
  {
    language: 'en' as const,
    words: {
      number: 'Order number',
      email: 'E-mail address of the order',
      open: 'Open the order',
      again: 'Order these goods again',
      later: 'We will call or write to you for the power.',
    },
  },
  {
    language: 'ar' as const,
    words: {
      number: 'رقم الطلب',
      email: 'البريد الإلكتروني للطلب',
      open: 'فتح الطلب',
      again: 'اطلب هذه المنتجات مرة أخرى',
      later: 'سنتصل بك أو نراسلك للحصول على درجات النظر.',
    },
  },
])
  test(`CART-16 number and e-mail address of an order put its goods into the bag again elsewhere, without their powers, in ${language} ${APP_BY_LANGUAGE[language]}`, async ({
    page,
    request,
  }) => {
    allowInConsole(page, /status of 404/);
    const email = `again.${randomInt(1e9)}@post.example`;
    const country = language === 'ar' ? 'AE' : 'IN';
    const power = { sph: '-1.75' };
    const orderId = await placeOrder({
      country,
      language,
      email,
      goods: [
        {
          productId: '100101',
          powerType: 'single_vision',
          packageId: 'clear-156',
          prescription: { right: power, left: power },
        },
        { productId: '400102', quantity: 2 },
      ],
    });
    await deliver(request, orderId);
    await page.goto(`/track-order?country=${country}&language=${language}`);
    await page.getByLabel(words.number).fill(orderId);
    await page.getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.open }).click();
    await page.getByRole('button', { name: words.again }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /Alder|ألدر/ }).first()).toBeVisible();
    await expect(main.getByText(words.later)).toBeVisible();
    await expect(main.getByText('1.75')).toHaveCount(0);
  });
