import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { Button } from '../Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { DialogFailure } from './DialogFailure.tsx';
import { lazyPart } from './lazyPart.tsx';
import { PartFailure } from './PartFailure.tsx';

const meta = {
  title: 'Components/States/Lazy part',
  component: PartFailure,
  subcomponents: { DialogFailure },
  args: { onRetry: fn(), retrying: false, isRepeated: false },
} satisfies Meta<typeof PartFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

const StillWaited = lazyPart(() => new Promise<() => null>(() => undefined), {
  Waiting: () => <Skeleton className="h-24 w-full" />,
});

export const IsWaitedFor: Story = { render: () => <StillWaited /> };

export const DidNotCome: Story = {
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  }),
};

export const IsTriedAgain: Story = { args: { retrying: true } };

export const DidNotComeAgain: Story = {
  args: { isRepeated: true },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  }),
};

export const DialogDidNotCome: Story = {
  render: function Opening(failure) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button kind="second" onClick={() => setOpen(true)}>
          Open
        </Button>
        <DialogFailure {...failure} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: inEnglish(async ({ canvas, userEvent }) => {
    await canvas.findByRole('dialog', { name: 'This did not load' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  }),
};
