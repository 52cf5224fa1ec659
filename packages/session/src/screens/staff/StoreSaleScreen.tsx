import { paths } from '@lunette/api-client';
import { ArrowLink, Button, EmptyState, Message, Price } from '@lunette/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { SaleForm } from '../../components/storeSales/SaleForm.tsx';
import { SalesOfToday } from '../../components/storeSales/SalesOfToday.tsx';
import { StaffOnly } from '../../components/staff/StaffOnly.tsx';
import type { StaffUser, StoreSale } from '../../contract/index.ts';
import { useStaffText } from '../../staffText.ts';

/** The page on which sales staff record sales that were made at the counter of a store (STAFF-03). */
export function StoreSaleScreen() {
  const t = useStaffText();
  return (
    <StaffOnly>
      {(staff) =>
        staff.role === 'doctor' ? (
          <EmptyState
            className="mx-auto max-w-text"
            title={t('staff.sales-only')}
            text={t('staff.sales-only-text')}
            action={
              <Button as={Link} to={paths.staff()}>
                {t('staff.back')}
              </Button>
            }
          />
        ) : (
          <Sales staff={staff} />
        )
      }
    </StaffOnly>
  );
}

interface Recorded {
  sale: StoreSale;
  /** How many were recorded on this page. */
  count: number;
  isRemoved?: boolean;
}

function Sales({ staff }: { staff: StaffUser }) {
  const t = useStaffText();
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const count = recorded?.count ?? 0;
  return (
    <div className="grid gap-6">
      <title>{`${t('staff.sales')} · Lunette`}</title>
      <div>
        <ArrowLink as={Link} to={paths.staff()} back>
          {t('staff.back')}
        </ArrowLink>
        <h1 className="display mt-3 text-36">{t('staff.sales')}</h1>
        <p className="mt-2 text-ink-soft">{t('staff.sales-text')}</p>
      </div>
      {recorded && !recorded.isRemoved && <Confirmation key={`recorded ${count}`} sale={recorded.sale} />}
      <div className="grid gap-10 desk:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <SaleForm
          // The form is empty for the next sale.
          key={count}
          own={staff.salesmanId}
          onRecorded={(sale) => setRecorded({ sale, count: count + 1 })}
        />
        <SalesOfToday
          onRemoved={(saleId) => {
            if (recorded?.sale.id === saleId) setRecorded({ ...recorded, isRemoved: true });
          }}
        />
      </div>
    </div>
  );
}

function Confirmation({ sale: { receipt, amount, salesman } }: { sale: StoreSale }) {
  const t = useStaffText();
  const message = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its form.
  useEffect(() => message.current?.focus(), []);
  return (
    <Message ref={message} tone="good" tabIndex={-1}>
      {t.rich('staff.sale-recorded', {
        receipt: <bdi className="font-semibold wrap-anywhere">{receipt}</bdi>,
        amount: <Price amount={amount} />,
        name: <bdi>{salesman.name}</bdi>,
      })}
    </Message>
  );
}
