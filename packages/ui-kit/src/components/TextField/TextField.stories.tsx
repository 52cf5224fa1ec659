import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Num } from '../Num/Num.tsx';
import { inEnglish } from '../../testing/stories.tsx';
import { StateSheet } from '../../system/StateSheet.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/Text field',
  parameters: { narrow: true },
  component: TextField,
  args: { label: 'Pincode', hint: 'We tell you the day it arrives.', placeholder: '6 digits' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  parameters: { narrow: false },
  render: (args) => (
    <StateSheet
      wide
      of={<TextField {...args} />}
      more={{
        Good: <TextField label="Pincode" defaultValue="411001" good="Pune, Camp. Thursday, 26 November." />,
        'Look again': (
          <TextField label="Sphere, left eye" defaultValue="+0.25" warning="Please look again." />
        ),
        Wrong: <TextField label="Pincode" defaultValue="4110" error="Two more digits." />,
        'Off, says why': <TextField label="Addition" disabled hint="Opens with progressive lenses." />,
      }}
    />
  ),
};

export const Rest: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByLabelText('Pincode')).toHaveAccessibleDescription(
      'We tell you the day it arrives.',
    );
  }),
};
export const WithError: Story = {
  args: {
    label: 'Mobile number',
    before: <Num>+91</Num>,
    defaultValue: '9822 0413',
    error: 'Two digits are missing. A mobile number in India has ten.',
    type: 'tel',
  },
  play: inEnglish(async ({ canvas }) => {
    const field = canvas.getByLabelText('Mobile number');
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('9822 0413');
  }),
};
export const Warning: Story = {
  args: { label: 'Sphere, left eye', defaultValue: '+0.25', warning: 'Please look again.' },
};
export const Good: Story = { args: { defaultValue: '411001', good: 'Pune, Camp. Thursday, 26 November.' } };
export const Disabled: Story = {
  args: { label: 'Addition', disabled: true, hint: 'Opens with progressive lenses.' },
};
export const Optional: Story = { args: { label: 'Landmark', hint: undefined, optional: true } };
export const ArabicPhoneNumber: Story = {
  args: {
    label: 'رقم الجوال',
    hint: 'نرسل إليك رمزاً.',
    placeholder: '',
    before: <Num>+971</Num>,
    dir: 'ltr',
    type: 'tel',
  },
  decorators: [
    (Phone) => (
      <div lang="ar" dir="rtl">
        <Phone />
      </div>
    ),
  ],
  play: inEnglish(async ({ canvas }) => {
    const prefix = canvas.getByText('+971').getBoundingClientRect();
    await expect(prefix.right).toBeLessThanOrEqual(
      canvas.getByLabelText('رقم الجوال').getBoundingClientRect().left,
    );
  }),
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
