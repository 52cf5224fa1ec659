import { useTexts } from '@lunette/app-server/page';
import { LeaveExchangeAction, type LeaveExchangeActionProps } from '@lunette/orders-returns';
import '../../styles/features.css';

/** The way out of an exchange with its texts, which come when they are needed. */
export function LeaveExchange(props: LeaveExchangeActionProps) {
  useTexts('exchange');
  return <LeaveExchangeAction {...props} />;
}
