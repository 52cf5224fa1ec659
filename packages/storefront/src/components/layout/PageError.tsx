import { Button, ErrorState, Wrap } from '@lunette/ui-kit';
import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { useText } from '../../text.ts';
import { BeyondLastPage } from './BeyondLastPage.tsx';

/** Shown instead of a page that failed: not found, the shop cannot be reached, or an internal error. */
export function PageError() {
  const error = useRouteError();
  const t = useText();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = status === 404 ? 'not-found' : status === 503 ? 'offline' : 'error';
  useReloadOnceBack(kind === 'offline');
  const beyondLast = detailOfPageNotFound(error);
  if (beyondLast !== null) return <BeyondLastPage detail={beyondLast} />;
  return (
    <main id="content" tabIndex={-1}>
      <title>{`${t(`storefront.${kind}-title`)} · Lunette`}</title>
      <Wrap className="py-16">
        <ErrorState
          level={1}
          title={t(`storefront.${kind}-title`)}
          text={t(`storefront.${kind}-text`)}
          action={
            kind === 'not-found' ? (
              <Button as={Link} to="/eyeglasses">
                {t('storefront.not-found-action')}
              </Button>
            ) : (
              <Button onClick={() => location.reload()}>{t('storefront.error-action')}</Button>
            )
          }
        />
      </Wrap>
    </main>
  );
}

const ASK_EVERY_MS = 5_000;
/** Milliseconds after which a request without an answer counts as failed, so that a lost one does not end the waiting. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * Reloads the page once the store can be reached again. The page is requested again only after the last answer, because
 * a reload that takes longer than the pause would otherwise be restarted without end. A hidden tab requests nothing.
 */
function useReloadOnceBack(waits: boolean): void {
  useEffect(() => {
    if (!waits) return undefined;
    let isShown = true;
    const later = () => setTimeout(() => void ask(), ASK_EVERY_MS);
    let next = later();
    async function ask() {
      const isBack = !document.hidden && (await isReachable());
      if (!isShown) return;
      if (isBack) location.reload();
      else next = later();
    }
    return () => {
      isShown = false;
      clearTimeout(next);
    };
  }, [waits]);
}

function isReachable(): Promise<boolean> {
  return fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** The gateway's message for an address of a page beyond the last one. */
function detailOfPageNotFound(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const problem = error.data as { code?: string; detail?: string } | null;
  return problem?.code === 'page_not_found' ? (problem.detail ?? null) : null;
}
