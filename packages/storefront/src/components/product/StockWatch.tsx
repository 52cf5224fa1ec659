import { useTexts } from '@lunette/app-server/page';
import { StockWatchForm } from '@lunette/catalog';

/** The form of who wants to hear when goods come back, with its words. */
export function StockWatch(props: { productId: string }) {
  useTexts('stock');
  return <StockWatchForm {...props} />;
}
