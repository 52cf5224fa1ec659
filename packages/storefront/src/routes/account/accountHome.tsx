import { screen } from '@lunette/app-server/page';
import { YouScreen } from '@lunette/account';
import { usePageLayout } from '../../components/layout/usePageLayout.ts';
import { privateHead } from '../../rules/pageHead.ts';

const load = screen([]);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The list of account pages, for layouts that do not show it beside the page. */
export default function AccountHome() {
  const { configuration } = usePageLayout();
  return <YouScreen isPersonalised={configuration.cygnus?.enabled ?? false} />;
}
