import { screen } from '@lunette/app-server/page';
import { ResumeScreen } from '@lunette/checkout';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

const load = screen(['checkout']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default function Resume() {
  return <ResumeScreen />;
}
