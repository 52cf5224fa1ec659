import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleQuestionMark } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Sample } from '../../testing/stories.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Floating/Popover',
  component: Popover,
  args: {
    label: 'Security code',
    children: 'The three figures on the back of your card.',
    trigger: (props) => (
      <Sample>
        <IconButton {...props} label="Where is the security code?">
          <CircleQuestionMark />
        </IconButton>
      </Sample>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: /Security code|رمز الأمان/ })).toBeVisible(),
    );
  },
};
