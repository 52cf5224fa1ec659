import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { Num } from './Num.tsx';

const meta = {
  title: 'Components/Figures/Figure',
  component: Num,
  args: { children: '−2.25' },
} satisfies Meta<typeof Num>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Power: Story = {};
export const InsideArabic: Story = {
  render: () => (
    <p lang="ar" dir="rtl">
      القوة <Num>−2.25</Num> للعين اليمنى
    </p>
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('−2.25')).toHaveAttribute('dir', 'ltr');
  }),
};
