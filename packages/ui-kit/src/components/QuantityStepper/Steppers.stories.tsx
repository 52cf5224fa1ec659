import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AxisField } from '../AxisField/AxisField.tsx';
import { PowerStepper } from '../PowerStepper/PowerStepper.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

function Steppers({ labels }: { labels: [pieces: string, sphere: string, axis: string] }) {
  const [pieces, setPieces] = useState(2);
  const [sphere, setSphere] = useState<number | null>(-2.25);
  const [axis, setAxis] = useState<number | null>(105);
  const [first, second, third] = labels;
  const steppers = [
    <QuantityStepper key="pieces" label={first} value={pieces} onChange={setPieces} max={5} />,
    <PowerStepper key="sphere" label={second} value={sphere} onChange={setSphere} min={-12} max={8} />,
    <AxisField key="axis" label={third} value={axis} onChange={setAxis} />,
  ];
  return (
    <div className="grid max-w-[48rem] gap-8 tablet:grid-cols-3">
      {steppers.map((stepper, at) => (
        <div key={stepper.key} className="grid content-start gap-2">
          <p className="text-14 text-ink-soft">{labels[at]}</p>
          {stepper}
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: 'Patterns/Steppers',
  component: Steppers,
  args: { labels: ['Pieces of Alder', 'Right eye, sphere', 'Left eye, axis'] },
} satisfies Meta<typeof Steppers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A number line is not mirrored: the minus button stays on the left in Arabic too. */
export const AllThree: Story = {};
