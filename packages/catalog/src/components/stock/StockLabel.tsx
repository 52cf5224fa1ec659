import { Button, FocusGuard, Message, Skeleton } from '@lunette/ui-kit';
import { Suspense, useState, type ComponentType } from 'react';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';

/** Props of `StockLabel`. */
export interface StockLabelProps {
  product: Product;
  /** The form to be notified when sold-out goods are back; it is loaded when it is opened. */
  backInStockForm?: ComponentType<{ productId: string }> | undefined;
}

/** The stock of a product, shown only if it is low: few, one, or none. */
export function StockLabel({ product, backInStockForm: BackInStockForm }: StockLabelProps) {
  const t = useProductText();
  const { label } = product.stock;
  const [isAsking, setAsking] = useState(false);
  if (label === 'many') return null;
  return (
    <div className="grid gap-2.5 pt-4">
      {label === 'out' ? (
        <>
          <Message tone="warn">
            <b className="block font-semibold">{t('product.stock.out-title')}</b>
            {product.colours.length > 1 ? t('product.stock.out-colours') : t('product.stock.out-similar')}
          </Message>
          <FocusGuard>
            {BackInStockForm && !isAsking && (
              <Button kind="second" full onClick={() => setAsking(true)}>
                {t('product.stock.tell-me')}
              </Button>
            )}
            {BackInStockForm && isAsking && (
              <Suspense fallback={<Skeleton className="h-44 w-full" />}>
                <BackInStockForm productId={product.id} />
              </Suspense>
            )}
          </FocusGuard>
        </>
      ) : (
        <p className="text-14 font-medium text-warn">{t(`product.stock.${label}`)}</p>
      )}
    </div>
  );
}
