import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyPicture } from '../../storyPicture.ts';
import { GoodsPicture } from './GoodsPicture.tsx';

const meta = {
  title: 'Kit/GoodsPicture',
  component: GoodsPicture,
  args: { src: storyPicture(132), alt: 'Alder, Havana tortoise', mm: 132, priority: true },
  decorators: [
    (Picture) => (
      <div className="max-w-80">
        <Picture />
      </div>
    ),
  ],
} satisfies Meta<typeof GoodsPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The line must be as long as the frame above it: both come from the same millimetres. */
export const TrueLine: Story = {
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Alder, Havana tortoise' });
    await waitFor(() => expect(image.naturalWidth).toBe(1200));
    const line = canvasElement.querySelector('.dim');
    const frame = image.getBoundingClientRect().width * ((132 * 7.49) / 1200);
    const drawn = line?.getBoundingClientRect().width ?? 0;
    await expect(Math.abs(drawn - frame)).toBeLessThan(frame * 0.01);
  },
};
export const NarrowFrame: Story = {
  args: { src: storyPicture(124, '#2c4a3e'), alt: 'Wren, green', mm: 124 },
};
export const SecondViewOnHover: Story = { args: { hoverSrc: storyPicture(118, '#8a4a1c') } };
export const Thumbnail: Story = { args: { shape: 'square', mm: null, className: 'w-28' } };
export const Fails: Story = {
  args: { src: '/media/frames/628x301/gone.avif' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No picture yet')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Alder, Havana tortoise' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
