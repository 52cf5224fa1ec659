import { useTexts } from '@lunette/app-server/page';
import { StudioList, type StudioListProps } from '@lunette/appointments';
import '../../styles/features.css';

/** The studios of a checkout with the texts of appointments, which the checkout page does not load itself. */
export function Studios(props: StudioListProps) {
  useTexts('appointments');
  return <StudioList {...props} />;
}
