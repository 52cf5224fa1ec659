import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { loginFlagRead } from '@lunette/session';
import { customerContract } from '@lunette/session/contract';
import { aCustomer } from '@lunette/session/testing';
import { contentShown } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { savedCardContract } from '../contract/index.ts';
import { checkoutGateway, keepsCards } from '../testing/checkoutGateway.ts';
import { aSavedCard, endingCards } from '../testing/fixtures.ts';
import { SavedCardsScreen } from './SavedCardsScreen.tsx';

interface Args {
  gateway: () => TestGateway;
}

const keeps =
  (cards = [aSavedCard(), ...endingCards()]) =>
  () =>
    keepsCards(
      checkoutGateway().on(customerContract.getCustomer, () => aCustomer()),
      cards,
    );

const meta = {
  title: 'Screens/Saved cards',
  parameters: {
    controls: { disable: true },
    layout: 'fullscreen',
    path: '/customer/account/savedcards/',
  },
  args: { gateway: keeps() },
  play: contentShown,
  render: ({ gateway }) => (
    <TestGatewayStore gateway={gateway} prepare={(store) => void store.dispatch(loginFlagRead(true))}>
      <main className="wrap py-10">
        <SavedCardsScreen />
      </main>
    </TestGatewayStore>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Nothing: Story = { args: { gateway: keeps([]) } };
export const Removed: Story = {
  play: async (context) => {
    await contentShown(context);
    const canvas = within(context.canvasElement);
    const [first] = await canvas.findAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};
export const NotLoaded: Story = {
  args: {
    gateway: () =>
      keeps()().on(savedCardContract.getSavedCards, () => {
        throw new TypeError('connection lost');
      }),
  },
};
