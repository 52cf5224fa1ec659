import type { Product } from '@lunette/catalog/contract';
import { Choice, ChoiceGroup, Skeleton } from '@lunette/ui-kit';
import type { Exchange } from '../../../contract/exchange.ts';
import type { OrderItem } from '../../../contract/orderItem.ts';
import { useExchangeText } from '../../../exchangeText.ts';
import { useChooseExchangeItem } from './useChooseExchangeItem.ts';

/** The fields of a product that the choice of a variant needs. */
export type SoldGoods = Pick<Product, 'id' | 'modelName' | 'frameColour' | 'colours' | 'sizes' | 'stock'>;

interface ExchangeVariantsProps {
  exchange: Exchange;
  before: OrderItem;
  /** The product as it is sold now, with its colours and sizes. */
  product: SoldGoods | undefined;
}

/** The choice of another colour or size of the same model; the previous lenses are made for it again. */
export function ExchangeVariants({ exchange, before, product }: ExchangeVariantsProps) {
  const t = useExchangeText();
  const { choose, chooseAgain, isLoading } = useChooseExchangeItem();
  if (!product) return <Skeleton className="h-40 w-full" />;
  const chosen = exchange.item?.productId ?? null;
  const take = (productId: string) =>
    void (productId === before.productId ? chooseAgain() : choose({ productId }));
  const colours =
    product.colours.length > 0 ? product.colours : [{ id: product.id, name: product.frameColour }];
  const sizes = product.sizes.filter(({ id }) => id !== product.id);
  return (
    <div className="grid gap-8" aria-busy={isLoading}>
      <ChoiceGroup legend={t('exchange.colours')}>
        {colours.map(({ id, name }) => {
          const isBefore = id === before.productId;
          const isOut = id === product.id && product.stock.label === 'out';
          return (
            <Choice
              key={id}
              name="variant"
              title={name || t('exchange.once-more', { name: product.modelName })}
              end={isBefore && t('exchange.as-before')}
              text={isOut && t('exchange.sold-out')}
              disabled={isOut}
              checked={chosen === id}
              onChange={() => take(id)}
            />
          );
        })}
      </ChoiceGroup>
      {sizes.length > 0 && (
        <ChoiceGroup legend={t('exchange.sizes')}>
          {sizes.map(({ id, label, frameWidth, inStock }) => (
            <Choice
              key={id}
              name="variant"
              title={label}
              text={inStock ? t('exchange.mm', { mm: frameWidth }) : t('exchange.sold-out')}
              disabled={!inStock}
              checked={chosen === id}
              onChange={() => take(id)}
            />
          ))}
        </ChoiceGroup>
      )}
    </div>
  );
}
