import { isMissing, paths, reasonOf } from '@lunette/api-client';
import { Button, EmptyState, ErrorState } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text.ts';

interface OrderErrorProps {
  error: Parameters<typeof reasonOf>[0];
  onRetry: () => void;
  retrying: boolean;
  /** The form that opens the order; it gives the page its heading. */
  children?: ReactNode;
}

/** Shown where an order does not exist for this visitor, or could not be loaded: the reason and what to do. */
export function OrderError({ error, onRetry, retrying, children }: OrderErrorProps) {
  const t = useText();
  if (isMissing(error))
    return (
      <EmptyState
        className="mx-auto max-w-text"
        title={t(children ? 'orders.email-title' : 'orders.missing')}
        text={t('orders.missing-text')}
        action={
          <Button as={Link} to={paths.home()} kind={children ? 'second' : undefined}>
            {t('orders.shop')}
          </Button>
        }
      >
        {children}
      </EmptyState>
    );
  const reason = reasonOf(error, t('orders.offline'));
  return (
    <ErrorState
      title={t('orders.error')}
      text={t('orders.error-text', { reason })}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
