import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Toaster } from './Toaster.tsx';
import { useToast } from './useToast.ts';

const meta = { title: 'Components/Floating/Toast', component: Toaster } satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj;

function Messages({
  said,
  removed,
  undo,
  back,
  failed,
  ways,
}: Record<'said' | 'removed' | 'undo' | 'back' | 'failed', string> & { ways: string[] }) {
  const [plain, withWayBack, withError] = ways;
  const toast = useToast();
  return (
    <div className="flex flex-wrap gap-3">
      <Button kind="second" onClick={() => toast(said)}>
        {plain}
      </Button>
      <Button
        kind="second"
        onClick={() =>
          toast({
            text: removed,
            kind: 'update',
            action: { label: undo, onPress: () => toast(back) },
          })
        }
      >
        {withWayBack}
      </Button>
      <Button kind="second" onClick={() => toast({ text: failed, kind: 'error' })}>
        {withError}
      </Button>
    </div>
  );
}

const messages = () => (
  <Messages
    ways={['Say it', 'With a way back', 'Say what went wrong']}
    said="Power updated successfully"
    removed="Marram removed from your bag"
    undo="Undo"
    back="Marram is back"
    failed="Error while updating the Power"
  />
);

export const WithAWayBack: Story = {
  render: messages,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /With a way back|مع إمكانية التراجع/ }));
    const message = await canvas.findByText(/Marram removed|أُزيل مارام/);
    await userEvent.click(canvas.getByRole('button', { name: /^(Undo|تراجع)$/ }));
    await expect(message).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText(/Marram is back|عاد مارام/)).toBeVisible());
  },
};
export const WithError: Story = {
  render: messages,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Say what went wrong|قل ما الذي تعثّر/ }));
    await waitFor(() => expect(canvas.getByText(/Error while updating|حدث خطأ أثناء/)).toBeVisible());
  },
};
