import { screen } from '@lunette/app-server/page';
import { TrackOrderScreen } from '@lunette/orders-returns';
import { privateHead } from '../../rules/pageHead.ts';
import { Wrap } from '@lunette/ui-kit';
import { renderReorder } from '../../components/order/renderReorder.tsx';
import { useOrderPage } from '../../components/order/useOrderPage.ts';
import '../../styles/features.css';

const load = screen(['orders', 'signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page that finds an order by its number and its e-mail address (O-30). */
export default function TrackOrder() {
  return (
    <Wrap className="py-10 tablet:py-14">
      <TrackOrderScreen {...useOrderPage()} {...renderReorder} />
    </Wrap>
  );
}
