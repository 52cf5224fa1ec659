import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet } from '../../system/StateSheet.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Forms/Text area',
  parameters: { narrow: true },
  component: TextArea,
  args: { label: 'What should the courier know?', optional: true },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  parameters: { narrow: false },
  render: (args) => (
    <StateSheet
      wide
      of={<TextArea {...args} />}
      more={{
        Wrong: <TextArea {...args} error="Please keep it under 200 letters." />,
        Off: <TextArea {...args} disabled />,
      }}
    />
  ),
};

export const Rest: Story = {};
export const WithError: Story = { args: { error: 'Please keep it under 200 letters.' } };
