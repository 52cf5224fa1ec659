import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { contentShown } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { browseGateway } from '../testing/browseGateway.ts';
import { homeContract } from '../contract/index.ts';
import { GalleryScreen } from './GalleryScreen.tsx';

interface Args {
  gateway: () => TestGateway;
}

const meta = {
  title: 'Screens/Gallery',
  parameters: { controls: { disable: true } },
  args: { gateway: () => browseGateway() },
  render: ({ gateway }) => (
    <TestGatewayStore gateway={gateway}>
      <main>
        <GalleryScreen />
      </main>
    </TestGatewayStore>
  ),
  play: contentShown,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pictures: Story = {};
export const Unreachable: Story = {
  args: {
    gateway: () =>
      browseGateway().on(homeContract.getHomePage, () => {
        throw new TypeError('offline');
      }),
  },
};
