import { useTexts } from '@lunette/app-server/page';
import { ExchangeDifference, type ExchangeDifferenceProps } from '@lunette/orders-returns';
import '../../styles/features.css';

/** The price difference to the exchanged goods, with its texts, which listings do not load themselves. */
export function Difference(props: ExchangeDifferenceProps) {
  useTexts('exchange');
  return <ExchangeDifference {...props} />;
}
