import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Price } from '../Price/Price.tsx';
import { ThumbBar } from './ThumbBar.tsx';

const meta = {
  title: 'Components/Page/Thumb bar',
  component: ThumbBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ThumbBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BuyInThumbReach: Story = {
  args: {
    children: (
      <>
        <Price className="font-semibold" amount={{ value: 3200, currencyCode: 'INR' }} />
        <Button size="l">Select lenses</Button>
      </>
    ),
  },
};
