import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { Rating } from './Rating.tsx';

const meta = { title: 'Components/Goods/Rating', component: Rating, args: { value: 4.7 } } satisfies Meta<
  typeof Rating
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.7 of 5 stars' })).toBeVisible();
  }),
};
export const Three: Story = {
  args: { value: 3.2 },
  play: async ({ canvasElement }) => {
    const stars = [...canvasElement.querySelectorAll<SVGElement>('.stars .lucide')];
    await expect(stars.filter((star) => star.matches('.stars > .lucide:not(.stars-rest)'))).toHaveLength(3);
    const part = canvasElement.querySelector<SVGElement>('.stars-part > :last-child');
    await expect(part?.style.getPropertyValue('--rest')).toMatch(/^79\.9|^80/);
  },
};
