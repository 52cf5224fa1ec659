import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from './Rating.tsx';

const meta = { title: 'Kit/Rating', component: Rating, args: { value: 4.7 } } satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.7 of 5 stars' })).toBeVisible();
  },
};
export const Three: Story = { args: { value: 3.2 } };
export const Dark: Story = { args: { value: 3.2 }, globals: { theme: 'dark' } };
export const Arabic: Story = { args: { value: 3.2 }, globals: { language: 'ar' } };
