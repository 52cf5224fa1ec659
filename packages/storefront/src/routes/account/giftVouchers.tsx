import { screen } from '@lunette/app-server/page';
import { GiftVouchersScreen } from '@lunette/account';
import { Wrap } from '@lunette/ui-kit';
import '../../styles/features.css';

const load = screen(['account', 'signIn']);
export const loader = load;
export const clientLoader = load;

/** The page of gift vouchers (MONEY-02). */
export default function GiftVouchers() {
  return (
    <Wrap className="py-10 tablet:py-14">
      <GiftVouchersScreen />
    </Wrap>
  );
}
