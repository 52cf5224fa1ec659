import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Toaster } from './Toaster.tsx';
import { useToast } from './useToast.ts';

const meta = { title: 'Kit/Toaster', component: Toaster } satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj;

function Messages() {
  const toast = useToast();
  return (
    <div className="flex flex-wrap gap-3">
      <Button kind="second" onClick={() => toast('Power updated successfully')}>
        Say it
      </Button>
      <Button
        kind="second"
        onClick={() =>
          toast({
            text: 'Marram removed from your bag',
            kind: 'update',
            action: { label: 'Undo', onPress: () => toast('Marram is back') },
          })
        }
      >
        With a way back
      </Button>
      <Button kind="second" onClick={() => toast({ text: 'Error while updating the Power', kind: 'error' })}>
        Say what went wrong
      </Button>
    </div>
  );
}

export const WithAWayBack: Story = {
  render: () => <Messages />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'With a way back' }));
    const message = await canvas.findByText('Marram removed from your bag');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(message).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('Marram is back')).toBeVisible());
  },
};
export const WithError: Story = {
  render: () => <Messages />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say what went wrong' }));
    await waitFor(() => expect(canvas.getByText('Error while updating the Power')).toBeVisible());
  },
};
export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
export const Arabic: Story = { ...WithError, globals: { language: 'ar' } };
