import { Sample } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { Filter } from '../../contract/index.ts';
import { aCategory } from '../../testing/fixtures/index.ts';
import { FilterGroup } from './FilterGroup.tsx';

function Filters({ filters, set: initial = [] }: { filters: Filter[]; set?: string[] }) {
  const [set, setSet] = useState(initial);
  const toggle = (id: string) =>
    setSet(set.includes(id) ? set.filter((other) => other !== id) : [...set, id]);
  return (
    <div className="max-w-64">
      {filters.map((filter) => (
        <Sample key={filter.id}>
          <FilterGroup filter={filter} set={set} onToggle={toggle} />
        </Sample>
      ))}
    </div>
  );
}

const { filters } = aCategory();
const only = (id: string) => filters.filter((filter) => filter.id === id);

const meta = {
  title: 'Patterns/Filter',
  component: Filters,
  subcomponents: { FilterGroup },
  args: { filters, set: ['medium', 'acetate', 'tortoise'] },
} satisfies Meta<typeof Filters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Choices: Story = {
  args: { filters: only('frame_shape'), set: [] },
  play: async ({ canvas }) => {
    const [round] = canvas.getAllByRole('checkbox');
    await userEvent.click(round as HTMLElement);
    await expect(round).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Aviator|أفياتور/ })).toBeDisabled();
  },
};
export const Colours: Story = { args: { filters: only('frame_colour'), set: ['tortoise'] } };
