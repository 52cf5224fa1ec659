import { isMissing } from '@lunette/api-client';
import type { Product } from '@lunette/catalog/contract';
import { QueryState, type QueryStateProps } from '@lunette/session';
import { Button, Choice, ChoiceGroup, EmptyState, FocusGuard } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { Exchange } from '../../../contract/exchange.ts';
import type { OrderItem } from '../../../contract/orderItem.ts';
import { useExchangeText } from '../../../exchangeText.ts';
import { listingPathOf } from '../listingPathOf.ts';
import { useChooseExchangeItem } from './useChooseExchangeItem.ts';

/** The fields of a product that the choice of a variant needs. */
type SoldGoods = Pick<Product, 'id' | 'modelName' | 'frameColour' | 'colours' | 'sizes' | 'stock'>;

/** The query that loads a product as it is sold now, with its colours and sizes. */
export type SoldGoodsQuery = QueryStateProps['query'] & { data?: SoldGoods | undefined };

interface ExchangeVariantsProps {
  exchange: Exchange;
  before: OrderItem;
  product: SoldGoodsQuery;
}

/**
 * The choice of another colour or size of the same model; the previous lenses are made for it again. A product that is not
 * sold any more cannot be chosen again, so other goods are offered.
 */
export function ExchangeVariants({ exchange, before, product }: ExchangeVariantsProps) {
  const t = useExchangeText();
  const { data, error } = product;
  return (
    <FocusGuard>
      {isMissing(error) ? (
        <EmptyState
          title={t('exchange.not-sold', { name: exchange.goodsName })}
          text={t('exchange.not-sold-text')}
          action={
            <Button as={Link} to={listingPathOf(exchange.classification)}>
              {t('exchange.to-shop')}
            </Button>
          }
        />
      ) : data ? (
        <Variants exchange={exchange} before={before} product={data} />
      ) : (
        <QueryState
          query={product}
          className="h-40"
          errorTitle={t('exchange.error')}
          unreachable={t('exchange.offline')}
        />
      )}
    </FocusGuard>
  );
}

function Variants({
  exchange,
  before,
  product,
}: Omit<ExchangeVariantsProps, 'product'> & { product: SoldGoods }) {
  const t = useExchangeText();
  const { choose, chooseAgain, isLoading } = useChooseExchangeItem();
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
