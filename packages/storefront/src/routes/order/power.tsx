import { screen } from '@lunette/app-server/page';
import { PowerScreen } from '@lunette/orders-returns';
import { useSearchParams } from 'react-router';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

// The form of a power uses the texts of the product page.
const load = screen(['orders', 'signIn', 'product']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page that enters the power of an ordered item (ROUTE-19), also with a signed link. */
export default function Power() {
  const [params] = useSearchParams();
  const part = (name: string) => params.get(name) ?? '';
  const sign = part('sign');
  return (
    <PowerScreen
      orderId={part('orderId')}
      itemId={part('itemId')}
      link={sign === '' ? null : { until: Number(part('until')) || 0, sign }}
    />
  );
}
