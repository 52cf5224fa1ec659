import { QueryState } from '@lunette/session';
import { Button, EmptyState } from '@lunette/ui-kit';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useGetSavedCardsQuery } from '../api/savedCard.ts';
import { SavedCardList } from '../components/savedCards/SavedCardList.tsx';
import { SavedCardNotes } from '../components/savedCards/SavedCardNotes.tsx';
import { useRemoval } from '../components/savedCards/useRemoval.ts';
import { useText } from '../text.ts';

/** The cards that the payment provider stores for a customer, which can be removed (ROUTE-20, PAY-08). */
export function SavedCardsScreen() {
  const t = useText();
  const query = useGetSavedCardsQuery({ query: {} }, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const removal = useRemoval(data?.savedCards ?? []);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = removal.rows.length === 0;
  // If the payment provider stores no cards, the page must not promise that one can be saved.
  const cannotSave = isEmpty ? data?.full : null;
  return (
    <>
      <title>{`${t('checkout.saved-title')} · Lunette`}</title>
      <h1 ref={heading} tabIndex={-1} className="display text-36 outline-none tablet:text-48">
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
        {data && isEmpty && (
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
        <SavedCardList
          removal={removal}
          onFocusLost={() => heading.current?.focus({ preventScroll: true })}
        />
        {!cannotSave && <SavedCardNotes full={data?.full} />}
      </div>
    </>
  );
}
