import { screen } from '@lunette/app-server/page';
import { LensUpgradeScreen } from '@lunette/orders-returns';
import { useParams, useSearchParams } from 'react-router';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

// The form of a power uses the texts of the product page.
const load = screen(['orders', 'signIn', 'product']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page that changes the lenses of an ordered item (ROUTE-19), also with a signed link. */
export default function LensUpgrade() {
  const { orderId = '', itemId = null } = useParams();
  const [params] = useSearchParams();
  const sign = params.get('sign') ?? '';
  return (
    <LensUpgradeScreen
      orderId={orderId}
      itemId={itemId}
      link={sign === '' ? null : { until: Number(params.get('until')) || 0, sign }}
    />
  );
}
