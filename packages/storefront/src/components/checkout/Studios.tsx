import { useTexts } from '@lunette/app-server/page';
import { StudioList, type StudioListProps } from '@lunette/appointments';
import '../../styles/features.css';

/** The studios of a checkout, with the words that its page does not speak. */
export function Studios(props: StudioListProps) {
  useTexts('appointments');
  return <StudioList {...props} />;
}
