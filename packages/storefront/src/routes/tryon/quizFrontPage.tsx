import { screen } from '@lunette/app-server/page';
import { privateHead } from '../../rules/pageHead.ts';
import { QuizFrontScreen } from '@lunette/tryon';
import '../../styles/features.css';

const load = screen(['tryon']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The start page of the size quiz, outside the layout of the shop (ROUTE-05). */
export default function QuizFrontPage() {
  return <QuizFrontScreen />;
}
