import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepsAcross } from './StepsAcross.tsx';

const meta = {
  title: 'Kit/StepsAcross',
  component: StepsAcross,
  args: { label: 'Select lenses', steps: ['Use', 'Lenses', 'Power'], current: 1 },
} satisfies Meta<typeof StepsAcross>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lenses')).toHaveAttribute('aria-current', 'step');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = {
  args: { steps: ['الاستخدام', 'العدسات', 'القوة'] },
  globals: { language: 'ar' },
};
