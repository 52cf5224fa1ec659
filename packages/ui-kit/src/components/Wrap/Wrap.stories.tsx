import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrap } from './Wrap.tsx';

const meta = {
  title: 'Components/Page/Content width',
  component: Wrap,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Wrap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ContentWidth: Story = {
  render: () => (
    <Wrap as="section" className="bg-sunk py-8">
      1280 px at most, with gutters of 20, 40 and 64.
    </Wrap>
  ),
};
