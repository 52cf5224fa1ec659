import { TestGatewayStore, testGateway } from '@lunette/api-client/testing';
import { cartContract } from '@lunette/cart/contract';
import { aCart } from '@lunette/cart/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CountryBanner } from './CountryBanner.tsx';
import { CountryPicker } from './CountryPicker.tsx';

const nothing = () => undefined;

const emptyBag = () => testGateway().on(cartContract.getCart, () => aCart([]));

const meta = {
  title: 'Patterns/Country',
  component: CountryPicker,
  parameters: { controls: { disable: true } },
  decorators: (Story) => (
    <TestGatewayStore gateway={emptyBag}>
      <Story />
    </TestGatewayStore>
  ),
} satisfies Meta<typeof CountryPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Renders the picker at the bottom of the page, where the list opens upwards. */
const atTheFoot: Story['render'] = () => (
  <footer className="flex min-h-[30rem] items-end">
    <CountryPicker />
  </footer>
);

export const Closed: Story = { render: atTheFoot };
export const Open: Story = {
  render: atTheFoot,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
    await expect(await canvas.findAllByRole('link')).toHaveLength(7);
  },
};
export const OutOfTown: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <main className="min-h-dvh" />
      <CountryBanner country="SG" name="Singapore" onStay={nothing} />
    </>
  ),
};
