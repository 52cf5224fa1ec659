import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { countryOf } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { contentShown } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { typeAheadContract } from '../../contract/index.ts';
import { searchGateway } from '../../testing/searchGateway.ts';
import { SearchPanel } from './SearchPanel.tsx';

interface Args {
  gateway: () => TestGateway;
  text: string;
}

const nothing = () => undefined;

function Panel({ gateway, text }: Args) {
  const { country } = useLocale();
  return (
    <TestGatewayStore gateway={gateway}>
      <main className="min-h-dvh" />
      <SearchPanel
        open
        textNow={() => text}
        trending={countryOf(country).trendingSearches.desktop}
        onText={nothing}
        onClose={nothing}
      />
    </TestGatewayStore>
  );
}

const meta = {
  title: 'Screens/Search panel',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: { gateway: () => searchGateway(), text: 'round tort' },
  render: (args) => <Panel {...args} />,
  play: contentShown,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const NothingTyped: Story = { args: { text: '' } };
export const NothingFound: Story = {
  args: { gateway: () => searchGateway({ typeAhead: [], productRecommendations: [], totalCount: 0 }) },
};
export const Looking: Story = {
  args: {
    gateway: () => searchGateway().on(typeAheadContract.getTypeAhead, () => new Promise(() => undefined)),
  },
  play: async () => undefined,
};
export const Unreachable: Story = {
  args: {
    gateway: () =>
      searchGateway().on(typeAheadContract.getTypeAhead, () => {
        throw new TypeError('offline');
      }),
  },
};
