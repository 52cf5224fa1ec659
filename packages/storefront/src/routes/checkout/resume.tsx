import { screen } from '@lunette/app-server/page';
import { ResumeScreen } from '@lunette/checkout';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

const load = screen(['checkout']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page behind the link of a checkout, which continues the checkout on this device. */
export default function Resume() {
  return <ResumeScreen />;
}
