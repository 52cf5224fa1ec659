import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { StateSheet } from '../../system/StateSheet.tsx';
import { PowerStepper, type PowerStepperProps } from './PowerStepper.tsx';

const meta = { title: 'Components/Forms/Power stepper', component: PowerStepper } satisfies Meta<
  typeof PowerStepper
>;
export default meta;
type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <StateSheet
      of={<Sphere label="Right eye, sphere" />}
      more={{
        Empty: <Sphere label="Right eye, sphere" initial={null} />,
        'Look again': <Sphere label="Right eye, sphere" initial={0.25} tone="warn" />,
        Wrong: <Sphere label="Right eye, sphere" initial={-19} tone="bad" />,
        'Off, says why': <Sphere label="Right eye, sphere" off="Addition opens with progressive lenses" />,
      }}
    />
  ),
};

function Sphere({
  initial = -2.25,
  label = '',
  ...rest
}: Partial<PowerStepperProps> & { initial?: number | null }) {
  const [value, setValue] = useState<number | null>(initial);
  return (
    <div className="max-w-48 tablet:max-w-32">
      <PowerStepper label={label} value={value} onChange={setValue} min={-20} max={20} {...rest} />
    </div>
  );
}

export const QuarterSteps: Story = {
  render: () => <Sphere label="Right eye, sphere" />,
  play: inEnglish(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Right eye, sphere' });
    await expect(field).toHaveValue('−2.25');
    await userEvent.click(canvas.getByRole('button', { name: 'Higher: Right eye, sphere' }));
    await expect(field).toHaveValue('−2.00');
    field.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('−2.50');
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('−1.50');
  }),
};
export const TypedInArabicDigits: Story = {
  render: () => <Sphere label="Right eye, sphere" initial={null} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '+١٫٧٥');
    await userEvent.tab();
    await expect(field).toHaveValue('+1.75');
    await expect(getComputedStyle(field).direction).toBe('ltr');
  },
};
export const TypedWithAComma: Story = {
  render: () => <Sphere label="Right eye, sphere" initial={null} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '-0,5{Enter}');
    await expect(field).toHaveValue('−0.50');
  },
};
export const Warning: Story = {
  render: () => <Sphere label="Right eye, sphere" initial={0.25} tone="warn" />,
};
export const WithError: Story = {
  render: () => <Sphere label="Right eye, sphere" initial={null} tone="bad" />,
};
export const OffSaysWhy: Story = {
  render: () => <Sphere label="Right eye, sphere" off="Addition opens with progressive lenses" />,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName(/opens with progressive/);
  }),
};
export const PupilDistance: Story = {
  render: () => (
    <Sphere label="Right eye, sphere" initial={31} figure="plain" decimals={1} step={0.5} min={20} max={40} />
  ),
};
