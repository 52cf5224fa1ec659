import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AxisField, type AxisFieldProps } from './AxisField.tsx';

const meta = { title: 'Kit/AxisField', component: AxisField } satisfies Meta<typeof AxisField>;
export default meta;
type Story = StoryObj;

function Axis({ initial = 105, ...rest }: Partial<AxisFieldProps> & { initial?: number | null }) {
  const [value, setValue] = useState<number | null>(initial);
  return (
    <div className="max-w-48 tablet:max-w-32">
      <AxisField label="Left eye, axis" value={value} onChange={setValue} {...rest} />
    </div>
  );
}

export const Turned: Story = {
  render: () => <Axis />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Left eye, axis' });
    field.focus();
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(field).toHaveValue('116');
    await userEvent.clear(field);
    await userEvent.type(field, '٩٠');
    await expect(field).toHaveValue('90');
  },
};
export const Missing: Story = { render: () => <Axis initial={null} tone="bad" /> };
export const OffSaysWhy: Story = { render: () => <Axis off="There is no cylinder" /> };
export const Arabic: Story = { render: () => <Axis />, globals: { language: 'ar' } };
export const Dark: Story = { render: () => <Axis />, globals: { theme: 'dark' } };
