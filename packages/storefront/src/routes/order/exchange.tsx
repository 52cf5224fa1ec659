import { screen } from '@lunette/app-server/page';
import { catalogApi } from '@lunette/catalog';
import { ExchangeScreen, type ExchangeScreenProps } from '@lunette/orders-returns';
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

interface WithProductProps {
  id: string;
  children: Parameters<ExchangeScreenProps['withProduct']>[1];
}

/** Loads a product as it is sold now. */
function WithProduct({ id, children }: WithProductProps) {
  return children(catalogApi.endpoints.getProduct.useQuery({ params: { id } }));
}
