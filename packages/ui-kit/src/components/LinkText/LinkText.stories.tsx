import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateSheet } from '../../system/StateSheet.tsx';
import { LinkText } from './LinkText.tsx';

const meta = {
  title: 'Components/Actions/Link in a text',
  component: LinkText,
  args: { href: '#', children: 'Change my size' },
} satisfies Meta<typeof LinkText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = { render: (args) => <StateSheet of={<LinkText {...args} />} /> };

export const InText: Story = {
  render: (args) => (
    <p>
      Alder is 2 mm narrower than your face. <LinkText {...args} />
    </p>
  ),
};
export const AsButton: Story = {
  render: () => (
    <LinkText as="button" onClick={() => undefined}>
      Clear all
    </LinkText>
  ),
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
