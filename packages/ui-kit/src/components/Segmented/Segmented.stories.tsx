import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, Square } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Segmented } from './Segmented.tsx';

const meta = { title: 'Kit/Segmented', component: Segmented } satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj;

function Columns() {
  const [value, setValue] = useState<'two' | 'one'>('two');
  return (
    <Segmented
      label="Columns"
      value={value}
      onChange={setValue}
      options={[
        { value: 'two', label: 'Grid', icon: <LayoutGrid /> },
        { value: 'one', label: 'One', icon: <Square /> },
      ]}
    />
  );
}
export const TwoWays: Story = {
  render: () => <Columns />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Grid' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'One' })).toBeChecked();
  },
};
export const Dark: Story = { render: () => <Columns />, globals: { theme: 'dark' } };
