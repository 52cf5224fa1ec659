import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, Square } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inEnglish, Sample } from '../../testing/stories.tsx';
import { StateSheet } from '../../system/StateSheet.tsx';
import { Segmented } from './Segmented.tsx';

const meta = { title: 'Components/Forms/Segmented switch', component: Segmented } satisfies Meta<
  typeof Segmented
>;
export default meta;
type Story = StoryObj;

export const EveryState: Story = { render: () => <StateSheet wide of={<Columns />} /> };

function Columns() {
  const [value, setValue] = useState<'two' | 'one'>('two');
  return (
    <Sample>
      <Segmented
        label="Columns"
        value={value}
        onChange={setValue}
        options={[
          { value: 'two', label: 'Grid', icon: <LayoutGrid /> },
          { value: 'one', label: 'One', icon: <Square /> },
        ]}
      />
    </Sample>
  );
}
export const TwoWays: Story = {
  render: () => <Columns />,
  play: inEnglish(async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Grid' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'One' })).toBeChecked();
  }),
};
