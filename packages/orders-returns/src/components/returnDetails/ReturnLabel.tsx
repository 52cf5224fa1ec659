import { reasonOf } from '@lunette/api-client';
import { Button, ErrorState, Message, Num, Skeleton, useToast } from '@lunette/ui-kit';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLazyGetReturnLabelPaperQuery } from '../../api/paper.ts';
import { useGetReturnLabelQuery } from '../../api/return.ts';
import type { Return } from '../../contract/return/returnParts.ts';
import { useReturnText } from '../../returnText.ts';
import { savePdf } from '../papers/savePdf.ts';

interface ReturnLabelProps {
  orderReturn: Return;
  /** Further actions for the parcel. */
  children: ReactNode;
}

const SHOW = {
  schedule_pickup: 'returns.show-courier',
  store_return: 'returns.show-store',
  warehouse: 'returns.show-point',
} as const;

/** The code that the courier or store scans, and the address of the parcel. */
export function ReturnLabel({ orderReturn, children }: ReturnLabelProps) {
  const t = useReturnText();
  const { orderId, groupId, mode } = orderReturn;
  const { data, error, isFetching, refetch } = useGetReturnLabelQuery({ params: { orderId, groupId } });
  return (
    <section className="rounded-control border border-line bg-surface p-4 tablet:p-6">
      <h2 className="display mb-4.5 text-22">{t(SHOW[mode ?? 'warehouse'])}</h2>
      {error && !data ? (
        <ErrorState
          title={t('returns.error')}
          text={reasonOf(error, t('returns.offline'))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div className="grid gap-6 tablet:grid-cols-[188px_minmax(0,1fr)]">
          <div className="w-52 justify-self-center rounded-control border border-line bg-[#fff] p-3.5 text-[#161714] tablet:w-full">
            {data ? (
              <svg
                viewBox={`0 0 ${data.qr.size} ${data.qr.size}`}
                shapeRendering="crispEdges"
                role="img"
                aria-label={t('returns.label-code')}
              >
                <path d={data.qr.path} fill="currentColor" />
              </svg>
            ) : (
              <Skeleton className="aspect-square w-full" />
            )}
            <p className="mt-2.5 text-center text-14 font-semibold">
              <Num>R{groupId}</Num>
            </p>
          </div>
          <div className="grid content-start justify-items-start gap-3.5">
            <p>{t('returns.label-text')}</p>
            {data && (
              <p className="text-14 text-ink-soft">{t('returns.label-to', { address: data.address })}</p>
            )}
            <SaveLabel orderReturn={orderReturn}>{children}</SaveLabel>
          </div>
        </div>
      )}
    </section>
  );
}

/** A button that downloads the label as a PDF, beside the other actions. */
function SaveLabel({ orderReturn: { orderId, groupId }, children }: ReturnLabelProps) {
  const t = useReturnText();
  const toast = useToast();
  const [ask, { isFetching }] = useLazyGetReturnLabelPaperQuery();
  const [fault, setFault] = useState<string | null>(null);
  const save = async () => {
    setFault(null);
    const { data, error } = await ask({ params: { orderId, groupId } });
    if (error) setFault(reasonOf(error, t('returns.offline')));
    if (!data) return;
    savePdf(data);
    toast(t('returns.label-saved'));
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="s" icon={<Download />} loading={isFetching} onClick={() => void save()}>
          {t('returns.label-save')}
        </Button>
        {children}
      </div>
      {fault && <Message tone="bad">{fault}</Message>}
    </>
  );
}
