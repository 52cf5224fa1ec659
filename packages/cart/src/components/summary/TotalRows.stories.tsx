import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCart, aCartLine, aCartSentForAFee } from '../../testing/fixtures.ts';
import { TotalRows } from './TotalRows.tsx';

const meta = {
  title: 'Patterns/Explained total',
  component: TotalRows,
  args: { cart: aCart() },
  decorators: [
    (Rows) => (
      <div className="max-w-96 rounded-control bg-sunk p-8">
        <Rows />
      </div>
    ),
  ],
} satisfies Meta<typeof TotalRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoThings: Story = {};
export const WithADiscount: Story = {
  args: { cart: aCart(undefined, { discounts: [{ type: 'implicit', amount: 500, label: 'Bag discount' }] }) },
};
export const OneFrame: Story = { args: { cart: aCart([aCartLine({ options: [] })]) } };
export const ShippingThatCosts: Story = { args: { cart: aCartSentForAFee() } };

const { totals, ...bag } = aCart();
const inTheStates = { ...totals, taxIncluded: false, taxPercent: 0, totalTax: 0 };

/** Tax that is added at the checkout, before the place of delivery is known. */
export const TaxAtCheckout: Story = {
  args: { cart: { ...bag, currencyCode: 'USD', totals: { ...inTheStates, salesTax: null } } },
};
