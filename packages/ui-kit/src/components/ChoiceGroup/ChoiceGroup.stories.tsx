import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Choice } from '../Choice/Choice.tsx';
import { inEnglish } from '../../testing/stories.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

const meta = {
  title: 'Components/Forms/Choice group',
  parameters: { narrow: true },
  component: ChoiceGroup,
  args: {
    legend: 'Package',
    children: (
      <>
        <Choice
          name="lens"
          title="Clear 1.56"
          text="Good for powers up to ±4.00."
          end="Included"
          defaultChecked
        />
        <Choice name="lens" title="Thin 1.67" text="A third thinner at the edge." />
      </>
    ),
  },
} satisfies Meta<typeof ChoiceGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Group: Story = {
  play: inEnglish(async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Package' })).toBeVisible();
    canvas.getByRole('radio', { name: /Clear/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Thin/ })).toBeChecked();
  }),
};
