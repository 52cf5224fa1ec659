import { useTexts } from '@lunette/app-server/page';
import { TryOn } from '@lunette/tryon';
import '../../styles/features.css';

/** The try-on of a frame with its texts; both are loaded when it is opened. */
export function ProductTryOn(props: { productId: string; name: string }) {
  useTexts('tryon');
  return <TryOn {...props} />;
}
