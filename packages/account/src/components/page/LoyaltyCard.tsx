import { Num, useLocale } from '@lunette/ui-kit';
import { loyaltyLabel } from '../../rules/loyalty.ts';
import { useText } from '../../text.ts';
import { useCustomer } from '@lunette/session';
import { useDateTime } from './useDateTime.ts';

/**
 * A member's card with its tier, its number and its last day (MONEY-05). Renders nothing for a customer without a
 * membership.
 */
export function LoyaltyCard() {
  const t = useText();
  const dateTime = useDateTime();
  const { language } = useLocale();
  const loyalty = useCustomer().customer?.loyalty;
  if (!loyalty) return null;
  const { tierLabel, cardNumber, endDate } = loyalty;
  const label = language === 'en' ? loyaltyLabel(tierLabel) : t('account.member', { tier: tierLabel });
  return (
    <section
      aria-label={t('account.card')}
      className="grid gap-2 rounded-control bg-gold-soft p-4 text-14 text-gold"
    >
      <p className="display text-18 first-letter:uppercase">{label}</p>
      <p>
        <Num>{cardNumber}</Num>
      </p>
      <p>{t('account.card-until', { date: dateTime(endDate) })}</p>
    </section>
  );
}
