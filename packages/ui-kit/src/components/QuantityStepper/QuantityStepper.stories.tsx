import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = { title: 'Kit/QuantityStepper', component: QuantityStepper } satisfies Meta<
  typeof QuantityStepper
>;
export default meta;
type Story = StoryObj;

function Lines({ max }: { max: number }) {
  const [value, setValue] = useState(1);
  return (
    <QuantityStepper
      label="Marram"
      value={value}
      onChange={setValue}
      max={max}
      maxReason="Only one quantity left"
    />
  );
}

export const Counts: Story = {
  render: () => <Lines max={3} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Marram' }));
    await expect(canvas.getByText('2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer: Marram' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer: Marram' }));
    await expect(canvas.getByText('1')).toBeVisible();
  },
};
export const LimitSaysWhy: Story = {
  render: () => <Lines max={1} />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'One more: Marram' });
    await expect(more).toHaveAccessibleDescription('Only one quantity left');
    await userEvent.click(more);
    await expect(canvas.getByText('1')).toBeVisible();
  },
};
export const Busy: Story = {
  render: () => <QuantityStepper label="Alder" value={2} onChange={() => undefined} busy />,
};
export const Dark: Story = { render: () => <Lines max={1} />, globals: { theme: 'dark' } };
export const Arabic: Story = { render: () => <Lines max={3} />, globals: { language: 'ar' } };
