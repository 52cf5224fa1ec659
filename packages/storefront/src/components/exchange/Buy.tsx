import { useTexts } from '@lunette/app-server/page';
import { ExchangeBuy, type ExchangeBuyProps } from '@lunette/orders-returns';
import '../../styles/features.css';

/** The button of an exchange, with words that product pages do without. */
export function Buy(props: ExchangeBuyProps) {
  useTexts('exchange');
  return <ExchangeBuy {...props} />;
}
