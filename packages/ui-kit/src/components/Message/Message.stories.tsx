import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { Message } from './Message.tsx';

const meta = { title: 'Components/States/Message', component: Message } satisfies Meta<typeof Message>;
export default meta;
type Story = StoryObj;

export const Tones: Story = {
  render: () => (
    <div className="grid max-w-[32rem] gap-3">
      <Message>Take contact lenses out one day before the test.</Message>
      <Message tone="good">
        <b>Alder is in your bag</b> with your saved power, Ananya.
      </Message>
      <Message tone="warn">The paper is from 2023. Most eyes change in two years.</Message>
      <Message tone="bad">Your bank said no. Nothing was charged. Your bag is kept.</Message>
      <Message tone="accent">Your face is 134 mm.</Message>
    </div>
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your bank said no');
    await expect(canvas.getAllByRole('status')).toHaveLength(4);
  }),
};
