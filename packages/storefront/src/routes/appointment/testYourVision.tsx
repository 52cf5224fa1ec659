import { screen } from '@lunette/app-server/page';
import { prefetchTestYourVision, TestYourVisionScreen } from '@lunette/appointments';
import { Wrap } from '@lunette/ui-kit';
import '../../styles/features.css';

const load = screen(['appointments'], ({ store }) => prefetchTestYourVision(store));
export const loader = load;
export const clientLoader = load;

/** The page that books an eye test in a store (APPT-08). */
export default function TestYourVision() {
  return (
    <Wrap className="py-5 tablet:py-14">
      <TestYourVisionScreen />
    </Wrap>
  );
}
