import { useTexts } from '@lunette/app-server/page';
import { ExchangeDifference, type ExchangeDifferenceProps } from '@lunette/orders-returns';
import '../../styles/features.css';

/** What goods cost more or less than those that are exchanged, with words that listings do without. */
export function Difference(props: ExchangeDifferenceProps) {
  useTexts('exchange');
  return <ExchangeDifference {...props} />;
}
