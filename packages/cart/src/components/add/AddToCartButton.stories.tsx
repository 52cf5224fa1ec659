import { Refusal, TestGatewayStore } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { cartContract } from '../../contract/index.ts';
import { cartGateway } from '../../testing/cartGateway.ts';
import { aCart } from '../../testing/fixtures.ts';
import { AddToCartButton } from './AddToCartButton.tsx';

const REASON =
  'Right eye: −12.00 cannot be made in this lens. Please choose another lens package or ask us for help.';

const refusing = () =>
  cartGateway(aCart([])).on(cartContract.addItem, () => {
    throw new Refusal(422, 'power_out_of_range', REASON);
  });

const meta = {
  title: 'Patterns/Add to bag',
  component: AddToCartButton,
  args: { item: { productId: '148001' }, label: 'Add to bag' },
  decorators: [
    (Shown) => (
      <TestGatewayStore gateway={refusing}>
        <div className="flex">
          <Shown />
        </div>
      </TestGatewayStore>
    ),
  ],
} satisfies Meta<typeof AddToCartButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A long reason wraps below the button, whose size and place stay. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Add to bag' });
    const place = () => JSON.stringify(button.getBoundingClientRect());
    const before = place();
    await userEvent.click(button);
    await screen.findByRole('alert');
    const close = screen.getAllByRole('button', { name: /Close|إغلاق/ });
    await userEvent.click(close.at(-1) as HTMLElement);
    await waitFor(() => expect(canvas.getByText(REASON)).toBeVisible());
    await expect(place()).toBe(before);
  },
};
