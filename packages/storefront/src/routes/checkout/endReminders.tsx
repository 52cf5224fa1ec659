import { screen } from '@lunette/app-server/page';
import { EndRemindersScreen } from '@lunette/checkout';
import { Wrap } from '@lunette/ui-kit';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

const load = screen(['checkout']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page that ends the reminders to an address (CHK-06). */
export default function EndReminders() {
  return (
    <Wrap className="py-10 tablet:py-14">
      <EndRemindersScreen />
    </Wrap>
  );
}
