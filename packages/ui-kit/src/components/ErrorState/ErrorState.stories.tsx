import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { inEnglish } from '../../testing/stories.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/States/Error state',
  component: ErrorState,
  decorators: [
    (State) => (
      <div className="max-w-96">
        <State />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DidNotLoad: Story = {
  args: { onRetry: fn() },
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  }),
};
export const PaymentFailed: Story = {
  args: {
    title: 'The payment did not go through',
    text: 'Your bank said no. Nothing was charged, your order is kept until 20:00.',
    onRetry: () => undefined,
    action: (
      <Button kind="second" size="s">
        Pay by UPI
      </Button>
    ),
  },
};
export const Retrying: Story = { args: { onRetry: () => undefined, retrying: true } };
