import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { inEnglish, Sample } from '../../testing/stories.tsx';
import { Dialog } from './Dialog.tsx';

const meta = { title: 'Components/Floating/Dialog', component: Dialog } satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj;

function RemoveQuestion({ initially = false }: { initially?: boolean }) {
  const [open, setOpen] = useState(initially);
  const close = () => setOpen(false);
  return (
    <Sample>
      <Button kind="second" onClick={() => setOpen(true)}>
        Remove Alder
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Remove Alder from your bag?"
        footer={
          <div className="flex flex-wrap gap-2">
            <Button onClick={close}>Move to wishlist</Button>
            <Button kind="second" onClick={close}>
              Remove
            </Button>
          </div>
        }
      >
        <p className="text-ink-soft">Your power stays saved in your account.</p>
      </Dialog>
    </Sample>
  );
}

export const Question: Story = { render: () => <RemoveQuestion initially /> };

export const EscapeReturnsTheFocus: Story = {
  render: () => <RemoveQuestion />,
  play: inEnglish(async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Remove Alder' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Remove Alder from your bag?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  }),
};
