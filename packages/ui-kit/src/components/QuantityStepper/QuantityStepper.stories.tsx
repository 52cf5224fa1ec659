import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { StateSheet } from '../../system/StateSheet.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = { title: 'Components/Forms/Quantity stepper', component: QuantityStepper } satisfies Meta<
  typeof QuantityStepper
>;
export default meta;
type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <StateSheet
      of={<QuantityStepper label="Marram" value={2} max={3} onChange={() => undefined} />}
      more={{
        Busy: <QuantityStepper label="Alder" value={2} busy onChange={() => undefined} />,
        'At its end, says why': (
          <QuantityStepper
            label="Marram"
            value={1}
            max={1}
            maxReason="Only one quantity left"
            onChange={() => undefined}
          />
        ),
      }}
    />
  ),
};

function Lines(props: { label: string; max: number; maxReason: string }) {
  const [value, setValue] = useState(1);
  return <QuantityStepper value={value} onChange={setValue} {...props} />;
}

export const Counts: Story = {
  render: () => <Lines label="Marram" maxReason="Only one quantity left" max={3} />,
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Marram' }));
    await expect(canvas.getByText('2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer: Marram' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer: Marram' }));
    await expect(canvas.getByText('1')).toBeVisible();
  }),
};
export const LimitSaysWhy: Story = {
  render: () => <Lines label="Marram" maxReason="Only one quantity left" max={1} />,
  play: inEnglish(async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'One more: Marram' });
    await expect(more).toHaveAccessibleDescription('Only one quantity left');
    await userEvent.click(more);
    await expect(canvas.getByText('1')).toBeVisible();
  }),
};
export const Busy: Story = {
  render: () => <QuantityStepper label="Alder" value={2} onChange={() => undefined} busy />,
};
