import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { SizeDrawing } from './SizeDrawing.tsx';

const meta = {
  title: 'Components/Goods/Size drawing',
  component: SizeDrawing,
  args: {
    measures: { frameWidth: 132, lensWidth: 47, lensHeight: 43, bridge: 21, temple: 145 },
    shape: 'panto',
  },
  decorators: [
    (Drawing) => (
      <div className="max-w-[32rem] rounded-control border border-line bg-surface p-2">
        <Drawing />
      </div>
    ),
  ],
} satisfies Meta<typeof SizeDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panto: Story = {
  play: inEnglish(async ({ canvas }) => {
    const drawing = canvas.getByRole('img');
    await expect(drawing).toHaveAccessibleName(
      /total width 132 mm, lens 47 mm wide and 43 mm high, bridge 21 mm/,
    );
  }),
};
export const Aviator: Story = {
  args: {
    measures: { frameWidth: 141, lensWidth: 58, lensHeight: 50, bridge: 14, temple: 140 },
    shape: 'aviator',
  },
};
export const WithoutHeight: Story = {
  args: { measures: { frameWidth: 138, lensWidth: 54, bridge: 17, temple: 142 }, shape: 'rectangle' },
};
