import { screen } from '@lunette/app-server/page';
import { storeChoice } from '@lunette/country-config';
import { MobileAppScreen } from '@lunette/marketing';
import { privateHead } from '../../rules/pageHead.ts';
import { Wrap } from '@lunette/ui-kit';
import { useLoaderData } from 'react-router';
import '../../styles/features.css';

const load = screen(['marketing'], async ({ url, country, language }) => ({
  address: storeChoice({ country, language }, url.origin, url.pathname),
}));
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** Explains how to install the shop on a phone (ROUTE-19). */
export default function MobileApp() {
  const { address } = useLoaderData<typeof load>();
  return (
    <Wrap className="py-10 tablet:py-14">
      <MobileAppScreen address={address} />
    </Wrap>
  );
}
