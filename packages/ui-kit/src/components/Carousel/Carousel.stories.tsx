import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { GoodsPicture } from '../GoodsPicture/GoodsPicture.tsx';
import { Carousel } from './Carousel.tsx';

const VIEWS = ['front', 'threequarter'].flatMap((view) =>
  ['alder-132-havana', 'heron-141-titanium'].map((frame) => `/media/frames/628x301/${frame}-${view}.avif`),
);

const meta = {
  title: 'Components/Goods/Carousel',
  component: Carousel,
  args: {
    label: 'Alder',
    children: VIEWS.map((url) => <GoodsPicture key={url} src={url} alt="" />),
  },
  decorators: [
    (Slides) => (
      <div className="max-w-160">
        <Slides />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Endless: Story = {
  play: inEnglish(async ({ canvas, userEvent }) => {
    const shown = () =>
      canvas.getAllByRole('group', { name: /of 4$/ }).find((slide) => !slide.inert)?.ariaLabel;
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(shown()).toBe('4 of 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(shown()).toBe('2 of 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 of 4' }));
    await expect(shown()).toBe('3 of 4');
  }),
};

export const WithAnEnd: Story = { args: { loop: false } };

export const ByItself: Story = {
  args: { autoplay: true },
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the slides' }));
    await expect(canvas.getByRole('button', { name: 'Let the slides change' })).toBeVisible();
  }),
};

export const OneSlide: Story = { args: { children: <GoodsPicture src={VIEWS[0]} alt="" /> } };
