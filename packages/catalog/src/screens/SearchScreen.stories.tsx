import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { browseGateway } from '../browseGateway.ts';
import { SearchScreen } from './SearchScreen.tsx';

function Search({ gateway, q }: { gateway: () => TestGateway; q: string }) {
  return (
    <TestGatewayStore gateway={gateway}>
      <SearchScreen q={q} />
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
export const NothingFound: Story = {
  args: { gateway: () => browseGateway({ totalCount: 0, unfilteredCount: 0 }) },
};
export const WithoutWords: Story = { args: { q: '' } };
