import { Choice, ChoiceGroup, useLocale } from '@lunette/ui-kit';
import type { RefundChoice } from '../../../contract/return/returnEligibility.ts';
import type { ReturnPreview, ReturnRefundMethod } from '../../../contract/return/returnParts.ts';
import { useReturnText } from '../../../returnText.ts';
import { AccountEntry, type useReturnAccount } from './AccountEntry.tsx';
import { DayAtEnd } from './DayAtEnd.tsx';

interface RefundMethodsProps {
  methods: RefundChoice[];
  value: ReturnRefundMethod | null;
  onChange: (method: ReturnRefundMethod) => void;
  preview: ReturnPreview | undefined;
  account: ReturnType<typeof useReturnAccount>;
  /** Whether the days are known, which depend on the return mode. */
  withDays: boolean;
}

/** The choice of a refund method, each with the day of its money; one that is not available says why. */
export function RefundMethods({ methods, value, onChange, preview, account, withDays }: RefundMethodsProps) {
  const t = useReturnText();
  return (
    <section className="mt-8">
      <h2 className="display mb-4 text-28">{t('returns.money')}</h2>
      {preview && <Amounts preview={preview} />}
      {(!preview || refundsByChoice(preview)) && (
        <ChoiceGroup legend={t('returns.money')} hideLegend>
          {methods.map(({ id, title, description, available, by }) => (
            <Choice
              key={id}
              name="refundMethod"
              title={title}
              text={description}
              end={
                available &&
                withDays && (
                  <DayAtEnd
                    label={t(id === 'storecredit' ? 'returns.to-spend' : 'returns.in-bank')}
                    day={by}
                  />
                )
              }
              tall
              disabled={!available}
              checked={value === id}
              onChange={() => onChange(id)}
            >
              {id === 'neft' ? <AccountEntry account={account} /> : undefined}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
    </section>
  );
}

/** Whether a part of a refund goes back by the method that the shopper chooses. */
export function refundsByChoice({ payments }: ReturnPreview): boolean {
  return payments.some(({ note }) => note === null);
}

/** The part that store credit or a voucher had paid: it becomes store credit, or is on a guest's voucher again. */
function Amounts({ preview: { payments, total } }: { preview: ReturnPreview }) {
  const t = useReturnText();
  const { money } = useLocale();
  const ownPayments = payments.filter(({ note }) => note !== null);
  const own = ownPayments.reduce((sum, { amount }) => sum + amount.value, 0);
  if (own === 0) return null;
  const { currencyCode } = total;
  const chosen = Math.round((total.value - own) * 100) / 100;
  return (
    <p className="-mt-2 mb-4 max-w-text text-ink-soft">
      {t('returns.money-text', {
        amount: money({ value: chosen, currencyCode }),
        own: money({ value: own, currencyCode }),
        by: chosen > 0 ? 'choice' : 'none',
        to: ownPayments.some(({ method }) => method === 'source') ? 'voucher' : 'credit',
      })}
    </p>
  );
}
