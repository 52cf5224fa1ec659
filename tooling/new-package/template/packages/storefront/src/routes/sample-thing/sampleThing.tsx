import { screen } from '@lunette/app-server/page';
import { prefetchSampleThing, SampleThingScreen } from '@lunette/sample-thing';
import { Wrap } from '@lunette/ui-kit';
import '../../styles/features.css';

const load = screen(['sample-thing'], ({ store }) => prefetchSampleThing(store));
export const loader = load;
export const clientLoader = load;

export default function SampleThing() {
  return (
    <Wrap className="py-10 tablet:py-14">
      <SampleThingScreen />
    </Wrap>
  );
}
