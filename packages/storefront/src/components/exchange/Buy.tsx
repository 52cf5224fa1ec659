import { useTexts } from '@lunette/app-server/page';
import { ExchangeBuy, type ExchangeBuyProps } from '@lunette/orders-returns';
import '../../styles/features.css';

/** The button that chooses goods for an exchange, with its texts, which product pages do not load themselves. */
export function Buy(props: ExchangeBuyProps) {
  useTexts('exchange');
  return <ExchangeBuy {...props} />;
}
