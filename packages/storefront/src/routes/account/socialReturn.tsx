import { screen } from '@lunette/app-server/page';
import { SocialReturnScreen } from '@lunette/session';
import { useParams } from 'react-router';
import { privateHead } from '../../rules/pageHead.ts';

const load = screen(['signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page to which an identity provider sends the visitor back. */
export default function SocialReturn() {
  const { account = '' } = useParams();
  return <SocialReturnScreen account={account} />;
}
