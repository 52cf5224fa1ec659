import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { StateSheet } from '../../system/StateSheet.tsx';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Components/Forms/Select field',
  parameters: { narrow: true },
  component: SelectField,
  args: {
    label: 'Sort',
    children: (
      <>
        <option value="fit">Best fit first</option>
        <option value="price">Price, low to high</option>
      </>
    ),
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  parameters: { narrow: false },
  render: (args) => (
    <StateSheet
      wide
      of={<SelectField {...args} />}
      more={{
        Wrong: <SelectField {...args} label="State" error="Choose a state." />,
        Off: <SelectField {...args} disabled />,
      }}
    />
  ),
};

export const Chosen: Story = {
  play: inEnglish(async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText('Sort');
    await userEvent.selectOptions(select, 'price');
    await expect(select).toHaveValue('price');
  }),
};
export const WithError: Story = { args: { label: 'State', error: 'Choose a state.' } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
