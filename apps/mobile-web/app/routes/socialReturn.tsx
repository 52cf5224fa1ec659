import { screen } from '@lunette/app-server/page';
import { SocialReturnScreen } from '@lunette/session';
import { privateHead } from '@lunette/shell';
import type { Route } from './+types/socialReturn';

const load = screen(['signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default function SocialReturn({ params }: Route.ComponentProps) {
  return <SocialReturnScreen account={params.account} />;
}
