import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { Price } from './Price.tsx';

const meta = {
  title: 'Components/Figures/Price',
  component: Price,
  args: { amount: { value: 3200, currencyCode: 'INR' } },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const WithMarketPrice: Story = {
  args: { market: { value: 4500, currencyCode: 'INR' }, className: 'font-semibold' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Price ₹3,200, market price ₹4,500')).toBeInTheDocument();
    await expect(canvas.getByText('₹4,500')).toHaveAttribute('aria-hidden', 'true');
  }),
};
export const MarketPriceNotHigher: Story = {
  args: { market: { value: 3200, currencyCode: 'INR' } },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('₹3,200')).toBeVisible();
    await expect(canvas.queryByText(/market/)).toBeNull();
  }),
};
export const Surcharge: Story = { args: { amount: { value: 600, currencyCode: 'INR' }, sign: 'plus' } };
export const Large: Story = {
  args: { amount: { value: 96160.5, currencyCode: 'USD' }, className: 'display text-36' },
};
export const Dirhams: Story = {
  args: { amount: { value: 149, currencyCode: 'AED' }, market: { value: 199, currencyCode: 'AED' } },
};
