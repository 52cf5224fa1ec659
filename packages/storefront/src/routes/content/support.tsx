import { screen } from '@lunette/app-server/page';
import { prefetchSupport, SupportScreen } from '@lunette/marketing';
import { Wrap } from '@lunette/ui-kit';
import type { MetaFunction } from 'react-router';
import { head } from '../head.ts';
import '../../styles/features.css';

const load = screen(['marketing'], async ({ store, url, country, language }) => {
  const { title, description } = await prefetchSupport(store);
  const page = { title: `${title} · Lunette`, description, canonical: url.pathname };
  return { head: head(page, { country, language, origin: url.origin }) };
});
export const loader = load;
export const clientLoader = load;

export const meta: MetaFunction<typeof load> = ({ loaderData }) => loaderData?.head ?? [];

/** The support page (ROUTE-05). */
export default function Support() {
  return (
    <Wrap className="py-10 tablet:py-14">
      <SupportScreen />
    </Wrap>
  );
}
