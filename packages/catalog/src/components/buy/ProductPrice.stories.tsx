import type { Meta, StoryObj } from '@storybook/react-vite';
import { aProduct } from '../../testing/fixtures/index.ts';
import { ProductPrice } from './ProductPrice.tsx';

const priced = (market: number, price: number) =>
  aProduct({
    prices: [
      { name: 'Market Price', price: market, currencyCode: 'INR' },
      { name: 'Lunette Price', price, currencyCode: 'INR' },
    ],
  });

const meta = {
  title: 'Patterns/Price',
  component: ProductPrice,
  args: { product: aProduct() },
} satisfies Meta<typeof ProductPrice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The price, the market price struck through, and the saving as text. */
export const BelowTheMarket: Story = {};
export const WithANote: Story = { args: { note: 'With single-vision lenses, taxes included.' } };
export const AtTheMarket: Story = { args: { product: priced(3200, 3200) } };
export const SixDigits: Story = { args: { product: priced(128999.5, 99999.5) } };

/** A frame with a First Buy Price, for a shopper without an order. */
export const AFirstFrame: Story = {
  args: {
    product: aProduct({
      prices: [...priced(3200, 2400).prices, { name: 'First Buy Price', price: 0, currencyCode: 'INR' }],
    }),
  },
};
