import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateSheet } from '../../system/StateSheet.tsx';
import { ArrowLink } from './ArrowLink.tsx';

const meta = {
  title: 'Components/Actions/Link with an arrow',
  component: ArrowLink,
  args: { href: '#', children: 'All eyeglasses' },
} satisfies Meta<typeof ArrowLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = { render: (args) => <StateSheet of={<ArrowLink {...args} />} /> };

export const Forward: Story = {};
export const Back: Story = { args: { back: true, children: 'Lenses' } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
