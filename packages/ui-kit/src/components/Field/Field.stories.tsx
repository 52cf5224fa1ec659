import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { Field } from './Field.tsx';
import { FieldMessage } from './FieldMessage.tsx';

const meta = {
  title: 'Components/Forms/Field',
  parameters: { narrow: true },
  component: Field,
  subcomponents: { FieldMessage },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnControl: Story = {
  args: {
    label: 'Date on the paper',
    error: 'The paper is older than two years.',
    children: ({ tone, ...control }) => <input type="date" className={`input is-${tone}`} {...control} />,
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date on the paper')).toHaveAccessibleDescription(
      'The paper is older than two years.',
    );
  }),
};

export const Messages: Story = {
  args: { label: '', children: () => null },
  render: () => (
    <div className="grid gap-3">
      <FieldMessage>Two more digits.</FieldMessage>
      <FieldMessage tone="bad">Right eye: axis is needed when there is a cylinder.</FieldMessage>
      <FieldMessage tone="warn">The eyes differ by 2.50. That is rare, so please look again.</FieldMessage>
      <FieldMessage tone="good">Pune, Camp. Thursday, 26 November.</FieldMessage>
    </div>
  ),
};
