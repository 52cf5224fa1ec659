import type { OpenExchange } from '@lunette/api-client';
import { useTexts } from '@lunette/app-server/page';
import { ExchangeBar, ExchangeElsewhere } from '@lunette/orders-returns';
import type { ExchangeNotice as Notice } from '../../rules/exchange.ts';
import '../../styles/features.css';

/** The notice of an open exchange: its bar (SHELL-03), or a modal if another tab has it open (SHELL-04). */
export function ExchangeNotice({ open, notice }: { open: OpenExchange; notice: Exclude<Notice, 'none'> }) {
  useTexts('exchange');
  return notice === 'bar' ? <ExchangeBar {...open} /> : <ExchangeElsewhere exchange={open} />;
}
