import { isMissing, reasonOf } from '@lunette/api-client';
import { QueryState } from '@lunette/session';
import { Dialog, Message, Num, useToast } from '@lunette/ui-kit';
import { FileText, ReceiptText, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useGetPapersQuery, useLazyGetPaperQuery } from '../../api/paper.ts';
import type { Order } from '../../contract/order.ts';
import type { Paper, Papers } from '../../contract/paper.ts';
import { useText } from '../../text.ts';
import { useItemNames } from '../item/itemNames.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { PaperRow } from './PaperRow.tsx';
import { savePdf } from './savePdf.ts';

/** The papers of an order, for its owner and for readers with its code; nothing if there are none. */
export function OrderPapers({ order }: { order: Order }) {
  const t = useText();
  const query = useGetPapersQuery({ params: { orderId: order.id } });
  const { data, error } = query;
  if (isMissing(error) || (data && isEmpty(data))) return null;
  return (
    <section className="rounded-control border border-line bg-surface p-6">
      <h2 className="mb-1 text-14 text-ink-soft">{t('orders.papers')}</h2>
      {data ? (
        <PaperList order={order} papers={data} />
      ) : (
        <QueryState
          query={query}
          className="h-28"
          errorTitle={t('orders.papers-error')}
          unreachable={t('orders.offline')}
          loadingLabel={t('orders.papers-loading')}
        />
      )}
    </section>
  );
}

const isEmpty = ({ papers, waitingItemIds, mayClaim }: Papers) =>
  papers.length === 0 && waitingItemIds.length === 0 && !mayClaim;

function PaperList({
  order,
  papers: { papers, waitingItemIds, mayClaim },
}: {
  order: Order;
  papers: Papers;
}) {
  const t = useText();
  const toast = useToast();
  const [isClaiming, setClaiming] = useState(false);
  return (
    <>
      <ul>
        {papers.map((paper) => (
          <TaxPaper key={paper.id} order={order} paper={paper} />
        ))}
        {mayClaim && (
          <PaperRow
            icon={<ShieldCheck />}
            title={t('orders.claim')}
            note={t('orders.claim-note')}
            onPress={() => setClaiming(true)}
          />
        )}
      </ul>
      <WaitingPapers order={order} itemIds={waitingItemIds} />
      <Dialog open={isClaiming} onClose={() => setClaiming(false)} title={t('orders.claim')}>
        {isClaiming && (
          <ClaimForm
            orderId={order.id}
            onSaved={() => {
              setClaiming(false);
              toast(t('orders.paper-saved', { name: t('orders.claim') }));
            }}
          />
        )}
      </Dialog>
    </>
  );
}

/** Says that an invoice is made when its goods are sent and, if others exist already, for which items. */
function WaitingPapers({ order, itemIds }: { order: Order; itemIds: string[] }) {
  const t = useText();
  const namesOf = useItemNames();
  const waiting = order.items.filter(({ id }) => itemIds.includes(id));
  if (waiting.length === 0) return null;
  return (
    <p className="mt-2 text-14 text-ink-soft">
      {t('orders.papers-wait', {
        of: waiting.length === order.items.length ? 'all' : 'some',
        ...namesOf(waiting),
      })}
    </p>
  );
}

function TaxPaper({ order, paper }: { order: Order; paper: Paper }) {
  const t = useText();
  const toast = useToast();
  const { country } = order.shippingAddress;
  const [ask, { isFetching }] = useLazyGetPaperQuery();
  const [fault, setFault] = useState<string | null>(null);
  const isCredit = paper.kind === 'credit_note';
  const title = t(isCredit ? 'orders.credit-note' : 'orders.invoice', { country });
  const save = async () => {
    setFault(null);
    const { data, error } = await ask({ params: { orderId: order.id, paperId: paper.id } });
    if (error) setFault(reasonOf(error, t('orders.offline')));
    if (!data) return;
    savePdf(data);
    toast(t('orders.paper-saved', { name: title }));
  };
  const { names } = useItemNames()(order.items.filter(({ id }) => paper.itemIds.includes(id)));
  return (
    <>
      <PaperRow
        icon={isCredit ? <ReceiptText /> : <FileText />}
        title={title}
        note={
          <>
            <Num>{paper.number}</Num>
            {names && (
              <>
                {' · '}
                <bdi>{names}</bdi>
              </>
            )}
          </>
        }
        busy={isFetching}
        onPress={() => void save()}
      />
      {fault && (
        <li>
          <Message tone="bad">{fault}</Message>
        </li>
      )}
    </>
  );
}
