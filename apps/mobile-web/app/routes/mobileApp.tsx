import { screen } from '@lunette/app-server/page';
import { MobileAppScreen } from '@lunette/marketing';
import { privateHead } from '@lunette/shell';
import { Wrap } from '@lunette/ui-kit';
import type { Route } from './+types/mobileApp';
import '../features.css';

const load = screen(['marketing'], async ({ url }) => ({ address: `${url.origin}${url.pathname}` }));
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default function MobileApp({ loaderData: { address } }: Route.ComponentProps) {
  return (
    <Wrap className="py-10 tablet:py-14">
      <MobileAppScreen address={address} />
    </Wrap>
  );
}
