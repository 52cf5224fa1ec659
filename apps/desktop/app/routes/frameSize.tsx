import { screen } from '@lunette/app-server/page';
import { privateHead } from '@lunette/shell';
import { FrameSizeScreen } from '@lunette/tryon';
import '../features.css';

const load = screen(['tryon']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default function FrameSize() {
  return <FrameSizeScreen />;
}
