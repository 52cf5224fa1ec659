import { useTexts } from '@lunette/app-server/page';
import { TryOn } from '@lunette/tryon';
import '../../styles/features.css';

/** A frame on the shopper's face with its words; both come when somebody wants to try it on. */
export function ProductTryOn(props: { productId: string; name: string }) {
  useTexts('tryon');
  return <TryOn {...props} />;
}
