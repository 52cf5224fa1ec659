import { Message } from '@lunette/ui-kit';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';

/** What is left on the shelf, said only when it matters: few, one, none. */
export function StockLabel({ product }: { product: Product }) {
  const t = useProductText();
  const { label } = product.stock;
  if (label === 'many') return null;
  if (label === 'out')
    return (
      <Message tone="warn">
        <b className="block font-semibold">{t('product.stock.out-title')}</b>
        {product.colours.length > 1 ? t('product.stock.out-colours') : t('product.stock.out-similar')}
      </Message>
    );
  return <p className="text-14 font-medium text-warn">{t(`product.stock.${label}`)}</p>;
}
