import { moneyContract, type StoreCredit } from '@lunette/account/contract';
import { countryOf, dateIn, formatMoney, fromMinor, type CurrencyCode } from '@lunette/country-config';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { consumeRateLimit } from '../../platform/rateLimit/sharedRateLimit.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import { customerById } from '../signIn/identity.ts';
import { creditsOf, entriesOf, ordersWithCredit, voucherOf, type CreditRow } from './storeCredit.ts';

/** Mounts store credit, which belongs to a customer, and gift vouchers, which anyone with the code can use. */
export function moneyRoutes(gateway: Gateway): void {
  serve(gateway, moneyContract.getStoreCredits, async (_input, context) => {
    const { db, session, country } = context;
    const storeCredits = (await creditsOf(db, session.customerId, country)).map((row) =>
      answer(context, row),
    );
    const { currencyCode } = countryOf(country);
    const sum = storeCredits.reduce(
      (all, { balance, isExpired }) => all + (isExpired ? 0 : balance.value),
      0,
    );
    return { balance: { value: Math.round(sum * 100) / 100, currencyCode }, storeCredits };
  });

  serve(gateway, moneyContract.getStoreCredit, async ({ params }, context) => {
    const { db, session, country } = context;
    const code = params.code.toUpperCase();
    const own = (await creditsOf(db, session.customerId, country)).find((credit) => credit.code === code);
    if (!own) throw refuse(404, 'store_credit_not_found', 'session.store-credit-not-found');
    return answer(context, own);
  });

  serve(gateway, moneyContract.getStoreCreditOrders, async ({ query }, { db, session, country }) => {
    const { count, rows } = await ordersWithCredit(db, session.customerId, country, query);
    return {
      numOfOrders: count,
      orders: rows.map(({ order_id, amount, currency_code, at }) => ({
        orderId: order_id,
        amount: fromMinor(amount, currency_code),
        at: new Date(at).toISOString(),
      })),
    };
  });

  serve(gateway, moneyContract.getStoreCreditHistory, async ({ query }, { db, session, country }) => ({
    entries: (await entriesOf(db, session.customerId, country, query.orderId)).map(
      ({ id, code, amount, currency_code, reason, order_id, at }) => ({
        id,
        code,
        reason,
        orderId: order_id,
        amount: fromMinor(amount, currency_code),
        at: new Date(at).toISOString(),
      }),
    ),
  }));

  serve(gateway, moneyContract.sendStoreCreditSms, async ({ query }, context) => {
    const { db, session, country, t } = context;
    const me = await customerById(db, session.customerId);
    if (!me.telephone || me.telephoneVerifiedAt === null)
      throw refuse(422, 'telephone_unverified', 'session.telephone-unverified');
    const entries = await entriesOf(db, me.id, country, query.orderId);
    const codes = new Set(entries.map(({ code }) => code));
    const credits = (await creditsOf(db, me.id, country)).filter(({ code }) => codes.has(code));
    if (credits.length === 0) throw refuse(404, 'store_credit_not_found', 'session.store-credit-not-found');
    await consumeRateLimit(db, { name: 'store-credit-sms', most: 3, minutes: 60 }, me.id);
    const to = `${me.phoneCode}${me.telephone}`;
    for (const { code, balance, currency_code } of credits) {
      const amount = formatMoney(fromMinor(balance, currency_code));
      await enqueue(db, 'sms.send', { to, text: t('session.sms-store-credit', { code, amount }) });
    }
    return { success: true };
  });

  serve(gateway, moneyContract.getGiftVoucher, async ({ query }, context) => {
    const code = query.giftVoucherCode.toUpperCase();
    const resetAttempts = await admit(context, 'voucher', context.session.id, query.captcha);
    const found = await voucherOf(context.db, context.country, code);
    if (!found) throw refuse(404, 'gift_voucher_not_found', 'session.gift-voucher-not-found');
    await resetAttempts();
    return { ...answer(context, found), amount: fromMinor(found.amount, found.currency_code) };
  });
}

function answer(
  { country }: CallContext,
  { code, balance, currency_code, expires_on }: CreditRow & { currency_code: CurrencyCode },
): StoreCredit {
  return {
    code,
    balance: fromMinor(balance, currency_code),
    expiresOn: expires_on,
    isExpired: expires_on !== null && expires_on < dateIn(country, new Date()),
  };
}
