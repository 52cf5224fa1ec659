import { openExchange, type OpenExchange } from '@lunette/api-client';
import { useTexts } from '@lunette/app-server/page';
import { ExchangeBar, ExchangeElsewhere } from '@lunette/orders-returns';
import { useLocation } from 'react-router';
import { exchangeNotice } from '../../rules/exchange.ts';
import '../../styles/features.css';

/** The notice of an open exchange: its bar (SHELL-03), or a modal if another tab has it open (SHELL-04). */
export function ExchangeNotice({ open }: { open: OpenExchange }) {
  useTexts('exchange');
  const { pathname } = useLocation();
  const notice = exchangeNotice(pathname, openExchange() !== null);
  if (notice === 'none') return null;
  return notice === 'bar' ? <ExchangeBar {...open} /> : <ExchangeElsewhere exchange={open} />;
}
