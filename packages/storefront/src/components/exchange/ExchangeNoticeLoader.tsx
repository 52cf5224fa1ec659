import { openExchange, useStoredExchange } from '@lunette/api-client';
import { lazy } from 'react';
import { useLocation } from 'react-router';
import { exchangeNotice } from '../../rules/exchange.ts';
import { useText } from '../../text.ts';
import { LazyBoundary } from '../layout/LazyBoundary.tsx';

const ExchangeNotice = lazy(async () => ({ default: (await import('./ExchangeNotice.tsx')).ExchangeNotice }));

/** Loads the notice of an exchange in a browser that has one open; a message replaces a notice that does not load. */
export function ExchangeNoticeLoader() {
  const t = useText();
  const { pathname } = useLocation();
  const open = useStoredExchange();
  const notice = open ? exchangeNotice(pathname, openExchange() !== null) : 'none';
  if (!open || notice === 'none') return null;
  return (
    <LazyBoundary message={t('storefront.exchange-lost')}>
      <ExchangeNotice open={open} notice={notice} />
    </LazyBoundary>
  );
}
