import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { StepsAcross } from './StepsAcross.tsx';

const meta = {
  title: 'Components/Steps and sums/Steps across',
  component: StepsAcross,
  args: { label: 'Select lenses', steps: ['Use', 'Lenses', 'Power'], current: 1 },
} satisfies Meta<typeof StepsAcross>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Lenses')).toHaveAttribute('aria-current', 'step');
  }),
};
