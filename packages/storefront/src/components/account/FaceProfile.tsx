import { useTexts } from '@lunette/app-server/page';
import { FaceProfileScreen } from '@lunette/tryon';
import '../../styles/features.css';

/** The face profiles of the account with their words; both come with this page alone. */
export function FaceProfile() {
  useTexts('tryon');
  return <FaceProfileScreen />;
}
