import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Forms/TextArea',
  parameters: { narrow: true },
  component: TextArea,
  args: { label: 'What should the courier know?', optional: true },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const WithError: Story = { args: { error: 'Please keep it under 200 letters.' } };
