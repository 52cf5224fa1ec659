import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { inEnglish } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { browseGateway } from '../testing/browseGateway.ts';
import { aCollection } from '../testing/fixtures/index.ts';
import { collectionContract } from '../contract/index.ts';
import { CollectionScreen } from './CollectionScreen.tsx';

function Collection({ gateway }: { gateway: () => TestGateway }) {
  return (
    <TestGatewayStore gateway={gateway}>
      <main>
        <CollectionScreen slug="round-and-panto" />
      </main>
    </TestGatewayStore>
  );
}

const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Screens/Collection',
  component: Collection,
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/collection/round-and-panto' },
  args: { gateway: () => browseGateway() },
} satisfies Meta<typeof Collection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Items: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Round and panto');
  }),
};
export const Loading: Story = {
  args: { gateway: () => browseGateway().on(collectionContract.getCollection, never) },
};
export const NotSoldHere: Story = {
  args: {
    gateway: () => browseGateway().on(collectionContract.getCollection, () => aCollection({ items: [] })),
  },
};
export const Failed: Story = {
  args: {
    gateway: () =>
      browseGateway().on(collectionContract.getCollection, () => {
        throw new Refusal(503, 'content_unavailable', 'The page cannot be read now.');
      }),
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  }),
};
