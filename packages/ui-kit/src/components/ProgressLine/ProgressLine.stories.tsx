import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { ProgressLine } from './ProgressLine.tsx';

const meta = {
  title: 'Components/States/Progress line',
  component: ProgressLine,
  args: { seen: 15, total: 226 },
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seen: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '15 of 226 seen' })).toHaveAttribute(
      'aria-valuenow',
      '15',
    );
  }),
};
