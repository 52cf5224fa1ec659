import type { ProductCard } from '@lunette/catalog/contract';
import { Price } from '@lunette/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetExchangeDifferencesQuery, useGetExchangeQuery } from '../../../api/exchange.ts';
import { useExchangeText } from '../../../exchangeText.ts';

/** The open exchange, and the product of the card. */
export interface ExchangeDifferenceProps {
  orderId: string;
  exchangeId: string;
  product: Pick<ProductCard, 'id' | 'model_name'>;
  /** All products of the page, which are requested in one call. */
  page: readonly Pick<ProductCard, 'id'>[];
}

/** The largest number of products in one call. */
const MOST = 60;

/**
 * On a product card: the price with the lenses of the exchanged goods, and the amount to pay or the refund (in green). Their
 * difference is the worth of the exchanged goods.
 */
export function ExchangeDifference({ orderId, exchangeId, product, page }: ExchangeDifferenceProps) {
  const t = useExchangeText();
  const params = { orderId, exchangeId };
  const at = page.findIndex(({ id }) => id === product.id);
  const from = at - (at % MOST);
  const ids = page.slice(from, from + MOST).map(({ id }) => id);
  const { currentData } = useGetExchangeDifferencesQuery(
    at < 0 ? skipToken : { params, query: { ids: ids.join(',') } },
  );
  const { data: exchange } = useGetExchangeQuery({ params });
  if (!currentData || !exchange) return null;
  const found = currentData.differences.find(({ productId }) => productId === product.id);
  if (!found) return <span className="text-14 text-ink-soft">{t('exchange.cannot')}</span>;
  const { value, currencyCode } = found.difference;
  const price = Math.round((exchange.worth.value + value) * 100) / 100;
  return (
    <>
      <Price className="font-semibold" amount={{ value: price, currencyCode }} />
      <b className={value < 0 ? 'text-14 font-semibold text-good' : 'text-14 font-semibold'}>
        {value === 0
          ? t(exchange.goodsName === product.model_name ? 'exchange.even-colour' : 'exchange.even')
          : t.rich(value > 0 ? 'exchange.pay' : 'exchange.back', {
              amount: <Price key="amount" amount={{ value: Math.abs(value), currencyCode }} />,
            })}
      </b>
    </>
  );
}
