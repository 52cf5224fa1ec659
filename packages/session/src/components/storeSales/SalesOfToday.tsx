import { formatMoment } from '@lunette/country-config';
import { Num, Price, useLocale } from '@lunette/ui-kit';
import { useId } from 'react';
import { useGetStoreSalesQuery } from '../../api/storeSale.ts';
import type { StoreSale } from '../../contract/index.ts';
import { useStaffText } from '../../staffText.ts';
import { QueryState } from '../query/QueryState.tsx';

/** The sales that who is signed in has recorded today, the newest first. */
export function SalesOfToday() {
  const t = useStaffText();
  const title = useId();
  const query = useGetStoreSalesQuery(undefined, { refetchOnMountOrArgChange: true });
  const sales = query.currentData?.sales;
  return (
    <section aria-labelledby={title} className="grid content-start gap-3">
      <h2 id={title} className="display text-22">
        {t('staff.recorded-today')}
      </h2>
      {!sales && (
        <QueryState
          query={query}
          className="h-40"
          errorTitle={t('staff.sales-error')}
          unreachable={t('staff.offline')}
        />
      )}
      {sales?.length === 0 && <p className="text-ink-soft">{t('staff.no-sales')}</p>}
      {sales && sales.length > 0 && (
        <ul className="grid gap-3">
          {sales.map((sale) => (
            <SaleRow key={sale.id} sale={sale} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SaleRow({ sale: { salesman, receipt, soldOn, amount, note } }: { sale: StoreSale }) {
  const t = useStaffText();
  const { country, language } = useLocale();
  return (
    <li className="rounded-control border border-line p-4">
      <p className="flex justify-between gap-4 font-semibold">
        <bdi className="min-w-0 wrap-anywhere">{receipt}</bdi>
        <Price amount={amount} className="shrink-0" />
      </p>
      <p className="text-14 text-ink-soft">
        {t.rich('staff.sold-by', {
          name: <bdi>{salesman.name}</bdi>,
          number: <Num>{salesman.id}</Num>,
          date: formatMoment(soldOn, language, country),
        })}
      </p>
      {note && (
        <p className="text-14 wrap-anywhere text-ink-soft" dir="auto">
          {note}
        </p>
      )}
    </li>
  );
}
