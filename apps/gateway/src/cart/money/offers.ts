import type { BankOffer } from '@lunette/cart/contract';
import { offerAmount, type OfferTerms } from '@lunette/cart/rules';
import {
  countryOf,
  dateIn,
  formatMoment,
  formatMoney,
  fromMinor,
  intlLocale,
  type Language,
} from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import type { CallContext, TextContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { usedOf } from './cartMoney.ts';
import type { ReadCart } from '../readCart.ts';

interface OfferRow extends OfferTerms, Record<string, unknown> {
  id: string;
  bank: Record<Language, string>;
  firstSix: string[];
  endsOn: string | null;
}

/** The current offers of banks in a country for their cards. */
export async function offersOf(db: Queries, country: CallContext['country']): Promise<OfferRow[]> {
  const { rows } = await db.execute<OfferRow>(sql`
    SELECT id, bank, percent, most, least, first_six AS "firstSix", ends_on::text AS "endsOn" FROM bank_offer
    WHERE country = ${country} AND enabled AND (ends_on IS NULL OR ends_on >= ${dateIn(country, new Date())}::date)
    ORDER BY id`);
  return rows;
}

/** The offers in the form of the contract, each with the amount by which it would reduce the cart. */
export function offersAnswer(
  { country, language, t }: TextContext,
  offers: OfferRow[],
  cart: Pick<ReadCart, 'totals' | 'money'> | null,
): BankOffer[] {
  const payable = cart ? cart.totals.total + usedOf(cart.totals, 'offer') : 0;
  const digits = new Intl.ListFormat(intlLocale(language, country), { type: 'disjunction' });
  return offers.map((offer) => {
    const { id, percent, most, least, firstSix, endsOn } = offer;
    const bank = offer.bank[language];
    const amount = offerAmount(offer, payable);
    const terms = t('cart.offer-terms', {
      percent,
      bank,
      digits: digits.format(firstSix),
      most: formatMinor(most, country),
      least: formatMinor(least, country),
    });
    return {
      id,
      bank,
      amount: amount / 100,
      available: amount > 0,
      title: t('cart.offer-title', { percent, bank }),
      terms: endsOn
        ? `${terms} ${t('cart.offer-ends', { date: formatMoment(endsOn, language, country, { withYear: true }) })}`
        : terms,
      applied: cart?.money.offer?.id === id,
      reason: amount > 0 ? null : offerProblem(offer, country, t),
    };
  });
}

/** Why an offer does not reduce the total: the total is below the least amount of the offer. */
export function offerProblem(
  { least }: Pick<OfferTerms, 'least'>,
  country: CallContext['country'],
  t: CallContext['t'],
): string {
  return t('cart.offer-least', { least: formatMinor(least, country) });
}

function formatMinor(minor: number, country: CallContext['country']): string {
  return formatMoney(fromMinor(minor, countryOf(country).currencyCode));
}
