import { useTexts } from '@lunette/app-server/page';
import { StockWatchForm } from '@lunette/catalog';

/** The form to be notified when goods are back in stock, with its texts. */
export function StockWatch(props: { productId: string }) {
  useTexts('stock');
  return <StockWatchForm {...props} />;
}
