import { reasonOf } from '@lunette/api-client';
import { formatMoment } from '@lunette/country-config';
import { Button, FocusGuard, Num, Price, useLocale, useToast } from '@lunette/ui-kit';
import { useId } from 'react';
import {
  useGetStoreSalesQuery,
  useRecordStoreSaleMutation,
  useRemoveStoreSaleMutation,
} from '../../api/storeSale.ts';
import type { StoreSale } from '../../contract/index.ts';
import { useStaffText } from '../../staffText.ts';
import { QueryState } from '../query/QueryState.tsx';

interface SalesOfTodayProps {
  /** Called after a sale was removed. */
  onRemoved: (saleId: string) => void;
}

/** The sales that who is signed in has recorded today, the newest first; a wrong one can be removed. */
export function SalesOfToday({ onRemoved }: SalesOfTodayProps) {
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
      <FocusGuard>
        {sales?.length === 0 && <p className="text-ink-soft">{t('staff.no-sales')}</p>}
        {sales && sales.length > 0 && (
          <ul className="grid gap-3">
            {sales.map((sale) => (
              <SaleRow key={sale.id} sale={sale} onRemoved={onRemoved} />
            ))}
          </ul>
        )}
      </FocusGuard>
    </section>
  );
}

interface SaleRowProps extends SalesOfTodayProps {
  sale: StoreSale;
}

function SaleRow({ sale, onRemoved }: SaleRowProps) {
  const t = useStaffText();
  const { country, language } = useLocale();
  const { remove, isLoading } = useRemoval();
  const { salesman, receipt, soldOn, amount, note } = sale;
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
      <Button
        kind="quiet"
        size="s"
        className="mt-1 -ms-3"
        aria-label={t('staff.remove-sale-of', { receipt })}
        loading={isLoading}
        onClick={async () => {
          if (await remove(sale)) onRemoved(sale.id);
        }}
      >
        {t('staff.remove-sale')}
      </Button>
    </li>
  );
}

/** Removes a sale immediately; for some time a message offers to record it again. Resolves with whether it is removed. */
function useRemoval() {
  const t = useStaffText();
  const toast = useToast();
  const [send, { isLoading }] = useRemoveStoreSaleMutation();
  const [record] = useRecordStoreSaleMutation();
  const putBack = async ({ id, salesman, receipt, soldOn, amount, note }: StoreSale) => {
    const collectionData = {
      salesmanId: salesman.id,
      receipt,
      soldOn,
      amount: amount.value,
      ...(note !== null && { note }),
    };
    const { error } = await record({ body: { collectionData }, idempotencyKey: `back-${id}` });
    toast(error ? { text: reasonOf(error, t('staff.offline')), kind: 'error' } : t('staff.sale-back'));
  };
  const remove = async (sale: StoreSale) => {
    const { error } = await send({ params: { saleId: sale.id } });
    if (error) toast({ text: reasonOf(error, t('staff.offline')), kind: 'error' });
    else
      toast({
        text: t('staff.sale-removed', { receipt: sale.receipt }),
        kind: 'update',
        action: { label: t('staff.undo'), onPress: () => void putBack(sale) },
      });
    return !error;
  };
  return { remove, isLoading };
}
