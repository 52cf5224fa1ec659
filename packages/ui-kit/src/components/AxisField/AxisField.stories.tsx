import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { StateSheet } from '../../system/StateSheet.tsx';
import { AxisField, type AxisFieldProps } from './AxisField.tsx';

const meta = { title: 'Components/Forms/Axis field', component: AxisField } satisfies Meta<typeof AxisField>;
export default meta;
type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <StateSheet
      of={<Axis label="Left eye, axis" />}
      more={{
        Empty: <Axis label="Left eye, axis" initial={null} />,
        'Look again': <Axis label="Left eye, axis" tone="warn" />,
        Wrong: <Axis label="Left eye, axis" initial={null} tone="bad" />,
        'Off, says why': <Axis label="Left eye, axis" off="There is no cylinder" />,
      }}
    />
  ),
};

function Axis({ initial = 105, label = '', ...rest }: Partial<AxisFieldProps> & { initial?: number | null }) {
  const [value, setValue] = useState<number | null>(initial);
  return (
    <div className="max-w-48 tablet:max-w-32">
      <AxisField label={label} value={value} onChange={setValue} {...rest} />
    </div>
  );
}

export const Turned: Story = {
  render: () => <Axis label="Left eye, axis" />,
  play: inEnglish(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Left eye, axis' });
    field.focus();
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(field).toHaveValue('116');
    await userEvent.clear(field);
    await userEvent.type(field, '٩٠');
    await expect(field).toHaveValue('90');
  }),
};
export const Missing: Story = { render: () => <Axis label="Left eye, axis" initial={null} tone="bad" /> };
export const OffSaysWhy: Story = { render: () => <Axis label="Left eye, axis" off="There is no cylinder" /> };
