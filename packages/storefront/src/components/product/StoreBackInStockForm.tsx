import { useTexts } from '@lunette/app-server/page';
import { BackInStockForm } from '@lunette/catalog';

/** The form to be notified when goods are back in stock, with its texts. */
export function StoreBackInStockForm(props: { productId: string }) {
  useTexts('stock');
  return <BackInStockForm {...props} />;
}
