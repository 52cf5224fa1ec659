import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { thumbnail } from '../../pictureUrl.ts';
import { inEnglish } from '../../testing/stories.tsx';
import { GoodsPicture } from './GoodsPicture.tsx';
import { MissingPicture } from './MissingPicture.tsx';
import { Picture } from './Picture.tsx';

const ALDER = '/media/frames/628x301/alder-132-havana-front.avif';

const meta = {
  title: 'Components/Goods/Goods picture',
  component: GoodsPicture,
  subcomponents: { MissingPicture, Picture },
  args: { src: ALDER, alt: 'Alder, Havana tortoise', mm: 132, priority: true },
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

/** The dimension line must be as long as the frame above it: the test measures the pixels of the picture. */
export const TrueLine: Story = {
  play: inEnglish(async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Alder, Havana tortoise' });
    await image.decode();
    const frame = darkWidth(image) * image.getBoundingClientRect().width;
    const line = canvasElement.querySelector('.dim')?.getBoundingClientRect().width ?? 0;
    await expect(Math.abs(line - frame)).toBeLessThan(frame * 0.02);
  }),
};

/** The share of the picture's width that its frame takes, from the first to the last dark column. */
function darkWidth(image: HTMLImageElement): number {
  const [width, height] = [1200, 576];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(image, 0, 0, width, height);
  const pixels = context?.getImageData(0, 0, width, height).data ?? [];
  const columns = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 110) columns.add((at / 4) % width);
  return (Math.max(...columns) - Math.min(...columns)) / width;
}

export const WideFrame: Story = {
  args: { src: '/media/frames/628x301/heron-141-titanium-front.avif', alt: 'Heron, titanium', mm: 141 },
};
export const SecondViewOnHover: Story = {
  args: {
    hoverSrc: '/media/frames/628x301/alder-132-havana-threequarter.avif',
    className: 'pseudo-hover',
  },
};
export const Thumbnail: Story = {
  args: { src: thumbnail(ALDER), shape: 'square', mm: null, className: 'w-28' },
};
export const Fails: Story = {
  args: { src: 'data:image/avif;base64,AAAA' },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No picture yet')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Alder, Havana tortoise' })).toBeVisible();
  }),
};
/** A picture that is not of goods: the placeholder has a box of its own, and what belongs to the picture is not shown. */
export const OtherPictureFails: Story = {
  render: () => (
    <Picture src="data:image/avif;base64,AAAA" alt="A banner" missing="aspect-[16/5] bg-ground">
      <p>132 mm</p>
    </Picture>
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No picture yet')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'A banner' })).toBeVisible();
    await expect(canvas.queryByText('132 mm')).toBeNull();
  }),
};
