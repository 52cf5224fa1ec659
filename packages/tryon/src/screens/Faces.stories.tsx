import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { wishlistContract } from '@lunette/catalog/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { TryOn } from '../components/look/TryOn.tsx';
import { faceProfileContract } from '../contract/index.ts';
import { aFaceProfile, aShortlist } from '../testing/fixtures.ts';
import { tryonGateway } from '../testing/tryonGateway.ts';
import { CompareLooksScreen } from './CompareLooksScreen.tsx';
import { FaceProfileScreen } from './FaceProfileScreen.tsx';

interface Args {
  gateway: () => TestGateway;
  page: ReactNode;
}

const two = () =>
  tryonGateway([aFaceProfile(), aFaceProfile({ dittoId: 'b', name: 'Mum', isDefault: false })]);
const wished = () => two().on(wishlistContract.getWishlist, () => aShortlist());
const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Screens/Faces',
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/compare-looks' },
  args: { gateway: two, page: <FaceProfileScreen /> },
  render: ({ gateway, page }) => (
    <TestGatewayStore gateway={gateway}>
      <main className="wrap py-10">{page}</main>
    </TestGatewayStore>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Profiles: Story = {};
export const NoProfile: Story = { args: { gateway: () => tryonGateway([]) } };
export const ProfilesLoading: Story = {
  args: { gateway: () => tryonGateway().on(faceProfileContract.getProfiles, never) },
};
export const ProfilesFailed: Story = {
  args: {
    gateway: () =>
      tryonGateway().on(faceProfileContract.getProfiles, () => {
        throw new Refusal(503, 'unavailable', 'The shop is busy.');
      }),
  },
};
export const Compared: Story = { args: { gateway: wished, page: <CompareLooksScreen /> } };
export const NothingToCompare: Story = {
  args: { gateway: () => tryonGateway([]), page: <CompareLooksScreen /> },
};
/** The part that a product's page shows in place of its photos. */
export const OnAProduct: Story = {
  args: {
    page: (
      <>
        <h1 className="sr-only">–</h1>
        <TryOn productId="1" name="Alder" />
      </>
    ),
  },
};
