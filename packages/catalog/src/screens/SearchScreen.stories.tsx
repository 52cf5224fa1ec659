import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { countryOf } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { browseGateway } from '../testing/browseGateway.ts';
import { productCards } from '../testing/fixtures/card.ts';
import { SearchScreen } from './SearchScreen.tsx';

function Search({ gateway, q }: { gateway: () => TestGateway; q: string }) {
  const { country } = useLocale();
  return (
    <TestGatewayStore gateway={gateway}>
      <SearchScreen q={q} trending={countryOf(country).trendingSearches.desktop} />
    </TestGatewayStore>
  );
}

const meta = {
  title: 'Screens/Search',
  component: Search,
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/search?q=round' },
  args: { gateway: () => browseGateway(), q: 'round' },
} satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const NearestFound: Story = {
  args: {
    gateway: () =>
      browseGateway({
        description: 'Nothing has all of this. The nearest come first.',
        search: {
          match: 'some',
          notes: ['We make our own frames and sell no other maker’s. These have the shapes of that look.'],
          tries: [
            { text: 'round', modelCount: 7 },
            { text: 'titanium', modelCount: 8 },
          ],
          nearest: [],
        },
      }),
    q: 'titanium round',
  },
};
export const NothingFound: Story = {
  args: {
    gateway: () =>
      browseGateway({
        totalCount: 0,
        unfilteredCount: 0,
        search: { match: 'none', notes: [], tries: [], nearest: productCards(8) },
      }),
    q: 'zzz',
  },
};
export const WithoutWords: Story = { args: { q: '' } };
