import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { ColourDots } from './ColourDots.tsx';

const COLOURS = [
  { id: 'havana', name: 'Havana tortoise', swatch: ['#4a2814', '#a8602a'] },
  { id: 'ink', name: 'Ink', swatch: ['#161714'] },
  { id: 'moss', name: 'Moss', swatch: ['#2c4a3e'] },
  { id: 'crystal', name: 'Clear crystal', swatch: ['#dfe5e4'] },
];

const meta = {
  title: 'Components/Goods/Colour dots',
  component: ColourDots,
  args: { label: 'Colours', colours: COLOURS, current: 'ink' },
} satisfies Meta<typeof ColourDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Colours' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  }),
};
export const MoreThanFit: Story = {
  args: { max: 3 },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('+2')).toBeVisible();
  }),
};
