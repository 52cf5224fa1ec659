import { GoodsGrid, IconButton } from '@lunette/ui-kit';
import { inEnglish, Sample } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect } from 'storybook/test';
import { aContactLensCard, aProductCard, productCards } from '../../testing/fixtures/index.ts';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'Patterns/Goods card',
  component: ProductCard,
  args: { product: aProductCard(), sizes: '264px' },
  decorators: [
    (Story) => (
      <div className="w-80 max-w-full has-[.goods-grid]:w-[1000px]">
        <h2 className="sr-only">
          <Sample>Goods</Sample>
        </h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Frame: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAccessibleName(
      'Alder Lunette Studio, Havana tortoise',
    );
  }),
};
export const New: Story = { args: { product: aProductCard({ isNew: true }) } };
export const SoldOut: Story = { args: { product: aProductCard({ inStock: false }) } };
export const WithHeart: Story = {
  args: {
    heart: (
      <IconButton label="Save to wishlist">
        <Heart />
      </IconButton>
    ),
  },
};
/** In an exchange the card shows one price, which fits its difference; it shows its own until that has loaded. */
export const InAnExchange: Story = {
  args: {
    difference: (
      <>
        <b>₹3,000</b> <b>+ ₹70</b>
      </>
    ),
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('+ ₹70')).toBeVisible();
    await expect(canvas.getByText('₹3,200')).not.toBeVisible();
  }),
};
export const ExchangeNotLoaded: Story = {
  args: { difference: <></> },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('₹3,200')).toBeVisible();
    await expect(canvas.queryByText('₹4,500')).toBeNull();
  }),
};
export const ContactLens: Story = { args: { product: aContactLensCard() } };
export const LongNameFiveDigits: Story = {
  args: {
    product: aProductCard({
      model_name: 'Chrysanthemum Observatory Limited Edition',
      color: 'Havana tortoise with gold end pieces, smoke-brown fade',
      prices: [
        { name: 'Market Price', price: 128400, currencyCode: 'INR' },
        { name: 'Lunette Price', price: 96160.5, currencyCode: 'INR' },
      ],
    }),
  },
};
/** A narrow frame and its dimension line are drawn narrower than a wide one. */
export const TrueWidths: Story = {
  render: (args) => (
    <GoodsGrid columns={4}>
      {productCards(4, 5).map((product) => (
        <ProductCard key={product.id} {...args} product={product} />
      ))}
    </GoodsGrid>
  ),
};
