import { screen } from '@lunette/app-server/page';
import { LeadScreen } from '@lunette/marketing';
import { privateHead } from '../../rules/pageHead.ts';
import { Wrap } from '@lunette/ui-kit';
import '../../styles/features.css';

const load = screen(['marketing']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page that takes the contact data of a lead (ROUTE-19). */
export default function Lead() {
  return (
    <Wrap className="py-10 tablet:py-14">
      <LeadScreen />
    </Wrap>
  );
}
