import { screen } from '@lunette/app-server/page';
import { TrackOrderScreen } from '@lunette/orders-returns';
import { privateHead } from '@lunette/shell';
import { Wrap } from '@lunette/ui-kit';
import '../features.css';

const load = screen(['orders', 'signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default function TrackOrder() {
  return (
    <Wrap className="py-10 tablet:py-14">
      <TrackOrderScreen />
    </Wrap>
  );
}
