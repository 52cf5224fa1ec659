import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Price } from '../Price/Price.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { inEnglish, Sample } from '../../testing/stories.tsx';
import { StateSheet } from '../../system/StateSheet.tsx';
import { Choice } from './Choice.tsx';

const meta = {
  title: 'Components/Forms/Choice',
  parameters: { narrow: true },
  component: Choice,
  args: {
    name: 'package',
    title: 'Clear 1.56, screen filter',
    text: 'As above, and softens the blue end of screen light. Faint yellow cast.',
    end: <Price amount={{ value: 600, currencyCode: 'INR' }} sign="plus" />,
  },
} satisfies Meta<typeof Choice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  parameters: { narrow: false },
  render: (args) => (
    <StateSheet
      wide
      of={<Choice {...args} name="rest" />}
      more={{
        Chosen: <Choice {...args} name="chosen" defaultChecked />,
        'Off, says why': (
          <Choice title="Bluecut thin 1.74" text="Needs a power of ±6.00 or more. Yours is −2.25." disabled />
        ),
      }}
    />
  ),
};

export const ChosenByAPress: Story = {
  play: inEnglish(async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('radio', { name: /screen filter/ });
    await expect(choice).toHaveAccessibleDescription(/Faint yellow cast/);
    await userEvent.click(canvas.getByText('Clear 1.56, screen filter'));
    await expect(choice).toBeChecked();
  }),
};
export const Chosen: Story = { args: { defaultChecked: true } };
export const OffSaysWhy: Story = {
  args: {
    title: 'Bluecut thin 1.74',
    text: 'Needs a power of ±6.00 or more. Yours is −2.25.',
    disabled: true,
  },
};

function PaymentMethods() {
  const [method, setMethod] = useState('upi');
  const choose = (id: string) => ({ name: 'method', checked: method === id, onChange: () => setMethod(id) });
  return (
    <Sample>
      <div className="grid gap-2">
        <Choice {...choose('upi')} title="UPI" text="Any UPI app, by ID or QR">
          <TextField label="UPI ID" />
        </Choice>
        <Choice {...choose('card')} title="Card" text="Credit or debit" end={<CreditCard />}>
          <TextField label="Card number" inputMode="numeric" />
        </Choice>
      </div>
    </Sample>
  );
}
export const OpensItsFields: Story = {
  render: () => <PaymentMethods />,
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Card/ }));
    await expect(canvas.getByLabelText('Card number')).toBeVisible();
    await expect(canvas.queryByLabelText('UPI ID')).toBeNull();
  }),
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio')).toHaveFocus();
  },
};
