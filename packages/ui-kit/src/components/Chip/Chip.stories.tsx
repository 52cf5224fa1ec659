import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { StateSheet } from '../../system/StateSheet.tsx';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Components/Actions/Chip',
  component: Chip,
  args: { children: 'Round' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: () => (
    <>
      <StateSheet
        of={<Chip on={false}>Round</Chip>}
        more={{ On: <Chip on>Square</Chip>, Off: <Chip disabled>Aviator</Chip> }}
      />
      <StateSheet of={<Chip onRemove={() => undefined}>Your size</Chip>} />
    </>
  ),
};

export const Choices: Story = {
  render: () => (
    <div className="flex gap-2">
      <Chip on={false}>Round</Chip>
      <Chip on>Square</Chip>
      <Chip disabled>Aviator, none in your size</Chip>
    </div>
  ),
};

const onRemove = fn();
export const SetFilter: Story = {
  render: () => <Chip onRemove={onRemove}>Your size</Chip>,
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Your size' }));
    await expect(onRemove).toHaveBeenCalled();
  }),
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
