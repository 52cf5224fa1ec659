import { QueryState } from '@lunette/session';
import { Button, EmptyState, FocusGuard, LinkText } from '@lunette/ui-kit';
import { Lock, Plus, RefreshCw, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useGetSavedCardsQuery } from '../api/savedCard.ts';
import { RemovedCardRow } from '../components/savedCards/RemovedCardRow.tsx';
import { SavedCardRow } from '../components/savedCards/SavedCardRow.tsx';
import { useRemoval } from '../components/savedCards/useRemoval.ts';
import { useText } from '../text.ts';

/** The cards that the payment provider stores for a customer, which can be removed (ROUTE-20, PAY-08). */
export function SavedCardsScreen() {
  const t = useText();
  const query = useGetSavedCardsQuery({ query: {} }, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const { rows, removing, remove, restore, restoring, forget } = useRemoval(data?.savedCards ?? []);
  // If the payment provider stores no cards, the page must not promise that one can be saved.
  const cannotSave = rows.length === 0 ? data?.full : null;
  return (
    <>
      <title>{`${t('checkout.saved-title')} · Lunette`}</title>
      <h1 id={TITLE} tabIndex={-1} className="display text-36 outline-none tablet:text-48">
        {t('checkout.saved-title')}
      </h1>
      {!cannotSave && <p className="mt-2 max-w-text text-ink-soft">{t('checkout.saved-text')}</p>}
      <div className="mt-6 grid gap-6">
        {!data && (
          <QueryState
            query={query}
            className="h-48 rounded-control"
            errorTitle={t('checkout.saved-error')}
            unreachable={t('checkout.offline')}
            loadingLabel={t('checkout.saved-loading')}
          />
        )}
        {data && rows.length === 0 && (
          <EmptyState
            title={t('checkout.saved-none')}
            text={cannotSave ?? t('checkout.saved-none-text')}
            action={
              <Button as={Link} to="/eyeglasses">
                {t('checkout.saved-shop')}
              </Button>
            }
          />
        )}
        <FocusGuard>
          {rows.length > 0 && (
            <ul className="overflow-hidden rounded-control border border-line bg-surface">
              {rows.map(({ card, removed }) =>
                removed ? (
                  <RemovedCardRow
                    key={card.cardToken}
                    card={card}
                    restoring={restoring}
                    onUndo={() => void restore(card)}
                    onOver={(hadFocus) => {
                      forget(card);
                      if (hadFocus) document.getElementById(TITLE)?.focus({ preventScroll: true });
                    }}
                  />
                ) : (
                  <SavedCardRow
                    key={card.cardToken}
                    card={card}
                    removing={removing === card.cardToken}
                    onRemove={() => void remove(card)}
                  />
                ),
              )}
            </ul>
          )}
        </FocusGuard>
        {!cannotSave && (
          <ul>
            <Note icon={Plus} title={t('checkout.saved-add')}>
              {data?.full ?? t('checkout.saved-add-text')}
            </Note>
            <Note icon={RefreshCw} title={t('checkout.saved-new')}>
              {t('checkout.saved-new-text')}
            </Note>
            <Note icon={Lock} title={t('checkout.saved-private')}>
              {t.rich('checkout.saved-private-text', {
                export: (
                  <LinkText as={Link} to="/customer/account/privacy/">
                    {t('checkout.saved-export')}
                  </LinkText>
                ),
              })}
            </Note>
          </ul>
        )}
      </div>
    </>
  );
}

const TITLE = 'saved-cards';

function Note({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 border-b border-line py-4 last:border-b-0">
      <Icon aria-hidden className="mt-0.5 size-5 flex-none" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-14 text-ink-soft">{children}</p>
      </div>
    </li>
  );
}
