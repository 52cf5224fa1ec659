import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Chip } from './Chip.tsx';

const meta = { title: 'Kit/Chip', component: Chip, args: { children: 'Round' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Your size' }));
    await expect(onRemove).toHaveBeenCalled();
  },
};
export const Dark: Story = { ...Choices, globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  render: () => <Chip onRemove={() => undefined}>مقاسك</Chip>,
};
