import { screen } from '@lunette/app-server/page';
import { UnreadPrescriptionsScreen } from '@lunette/orders-returns';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

// The form of a power uses the texts of the product page.
const load = screen(['unreadPrescriptions', 'signIn', 'product']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page on which opticians read the pictures of prescriptions (RX-10). */
export default function Prescriptions() {
  return <UnreadPrescriptionsScreen />;
}
