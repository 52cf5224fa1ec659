import { screen } from '@lunette/app-server/page';
import { privateHead } from '../../rules/pageHead.ts';
import { CompareLooksScreen } from '@lunette/tryon';
import '../../styles/features.css';

const load = screen(['tryon']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page that compares frames of the wishlist on a face (TRY-09). */
export default function CompareLooks() {
  return <CompareLooksScreen />;
}
