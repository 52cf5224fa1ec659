import { codeOf, paths, reasonOf } from '@lunette/api-client';
import { ArrowLink, Button, EmptyState, ErrorState, Num, Skeleton } from '@lunette/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useGetUnreadPrescriptionsQuery } from '../../api/unreadPrescriptions.ts';
import { ReadPicture } from '../../components/unreadPrescriptions/ReadPicture.tsx';
import type { UnreadPrescription } from '../../contract/unreadPrescriptions.ts';
import { useUnreadPrescriptionsText } from '../../unreadPrescriptionsText.ts';

/** The oldest items are shown; those behind them follow as they are read. */
const OLDEST = { query: { page: '0', 'page-size': '20' } };
/** Milliseconds after which an empty list is read again. */
const POLL_MS = 60_000;

/** The page on which opticians read the pictures of prescriptions (RX-10), one after the other, the oldest first. */
export function UnreadPrescriptionsScreen() {
  const t = useUnreadPrescriptionsText();
  return (
    <div className="grid gap-6">
      <title>{`${t('unread.title')} · Lunette`}</title>
      <div>
        <ArrowLink as={Link} to={paths.staff()} back>
          {t('unread.back')}
        </ArrowLink>
        <h1 className="display mt-3 text-36">{t('unread.title')}</h1>
      </div>
      <Unread />
    </div>
  );
}

function Unread() {
  const t = useUnreadPrescriptionsText();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useGetUnreadPrescriptionsQuery(OLDEST, {
    refetchOnMountOrArgChange: true,
  });
  if (codeOf(error) === 'staff_only')
    return (
      <EmptyState
        title={t('unread.forbidden')}
        text={t('unread.forbidden-text')}
        action={
          <Button as={Link} to={paths.staffSignIn()}>
            {t('unread.sign-in')}
          </Button>
        }
      />
    );
  const failure = error && (
    <ErrorState
      title={t('unread.error')}
      text={reasonOf(error, t('unread.offline'))}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
  if (!data)
    return (
      failure ?? (
        <div role="status" aria-label={t('unread.loading')}>
          <Skeleton className="h-96 rounded-control" />
        </div>
      )
    );
  const { prescriptions, total } = data;
  const item = prescriptions.find(({ itemId }) => itemId === chosen) ?? prescriptions[0];
  if (!item) return <NothingToRead />;
  return (
    <>
      {failure}
      <p className="text-ink-soft">{t('unread.count', { count: total })}</p>
      <Waiting prescriptions={prescriptions} item={item} onChoose={setChosen} />
      <ReadPicture key={item.itemId} item={item} />
    </>
  );
}

/** An empty list, which is read again each minute. */
function NothingToRead() {
  const t = useUnreadPrescriptionsText();
  useGetUnreadPrescriptionsQuery(OLDEST, { pollingInterval: POLL_MS });
  return <EmptyState title={t('unread.empty')} text={t('unread.empty-text')} />;
}

interface WaitingProps {
  prescriptions: readonly UnreadPrescription[];
  item: UnreadPrescription;
  onChoose: (itemId: string) => void;
}

/** The waiting items as buttons; the one that is read is marked. */
function Waiting({ prescriptions, item, onChoose }: WaitingProps) {
  const t = useUnreadPrescriptionsText();
  return (
    <nav aria-label={t('unread.waiting')}>
      <ul className="flex flex-wrap gap-2">
        {prescriptions.map(({ itemId, orderId, name }) => (
          <li key={itemId} className="min-w-0">
            <Button
              kind="second"
              size="s"
              aria-current={itemId === item.itemId || undefined}
              className={itemId === item.itemId ? 'border-accent' : undefined}
              onClick={() => onChoose(itemId)}
            >
              <Num>{orderId}</Num> <bdi className="wrap-anywhere">{name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
