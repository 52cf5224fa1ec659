import { screen } from '@lunette/app-server/page';
import { privateHead } from '../../rules/pageHead.ts';
import { FrameSizeScreen } from '@lunette/tryon';
import '../../styles/features.css';

const load = screen(['tryon']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page that finds the shopper's frame size (TRY-08, TRY-09). */
export default function FrameSize() {
  return <FrameSizeScreen />;
}
