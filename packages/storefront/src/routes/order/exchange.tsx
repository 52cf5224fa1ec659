import { screen } from '@lunette/app-server/page';
import { catalogApi } from '@lunette/catalog';
import type { Product } from '@lunette/catalog/contract';
import { ExchangeScreen } from '@lunette/orders-returns';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

// The return modes use the texts of returns, and the form of a power those of the product page.
const load = screen(['exchange', 'orders', 'returns', 'product', 'signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page of an exchange (ROUTE-18). */
export default function Exchange() {
  const { orderId = '', itemId = '' } = useParams();
  return (
    <ExchangeScreen
      orderId={orderId}
      itemId={itemId}
      withProduct={(id, render) => <WithProduct id={id}>{render}</WithProduct>}
    />
  );
}

/** A product as it is sold now. */
function WithProduct({
  id,
  children,
}: {
  id: string;
  children: (product: Product | undefined) => ReactNode;
}) {
  const { data } = catalogApi.endpoints.getProduct.useQuery({ params: { id } });
  return children(data);
}
