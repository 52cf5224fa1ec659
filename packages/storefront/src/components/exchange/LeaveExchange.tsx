import { useTexts } from '@lunette/app-server/page';
import { LeaveExchangeAction, type LeaveExchangeActionProps } from '@lunette/orders-returns';
import '../../styles/features.css';

/** The button that leaves an exchange, with its texts, which are loaded when it is rendered. */
export function LeaveExchange(props: LeaveExchangeActionProps) {
  useTexts('exchange');
  return <LeaveExchangeAction {...props} />;
}
