import { useTexts } from '@lunette/app-server/page';
import { FaceProfileScreen } from '@lunette/tryon';
import '../../styles/features.css';

/** The face profiles of the account with their texts, which only this page loads. */
export function FaceProfile() {
  useTexts('tryon');
  return <FaceProfileScreen />;
}
