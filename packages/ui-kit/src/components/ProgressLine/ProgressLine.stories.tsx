import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressLine } from './ProgressLine.tsx';

const meta = {
  title: 'Kit/ProgressLine',
  component: ProgressLine,
  args: { seen: 15, total: 226 },
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '15 of 226 seen' })).toHaveAttribute(
      'aria-valuenow',
      '15',
    );
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
