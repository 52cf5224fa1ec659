import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { StateSheet } from '../../system/StateSheet.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = { title: 'Components/Finding the way/Disclosure', component: Disclosure } satisfies Meta<
  typeof Disclosure
>;
export default meta;
type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <StateSheet
      wide
      of={<Disclosure title="When can I return it?">Within 14 days, also with lenses.</Disclosure>}
      more={{
        Open: (
          <Disclosure title="When can I return it?" open>
            Within 14 days, also with lenses.
          </Disclosure>
        ),
      }}
    />
  ),
};

const questions = (name?: string) => (
  <>
    <Disclosure title="When can I return it?" name={name}>
      Within 14 days, also with lenses.
    </Disclosure>
    <Disclosure title="Who fits my lenses?" name={name}>
      Our own lab. An optician checks each pair.
    </Disclosure>
  </>
);

export const OneAtATime: Story = {
  render: () => questions('questions'),
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('When can I return it?'));
    await waitFor(() => expect(canvas.getByText(/Within 14 days/)).toBeVisible());
    await userEvent.click(canvas.getByText('Who fits my lenses?'));
    await waitFor(() =>
      expect(canvas.getByText('When can I return it?').closest('details')).not.toHaveAttribute('open'),
    );
  }),
};
export const SeveralAtOnce: Story = {
  render: () => questions(),
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('When can I return it?'));
    await userEvent.click(canvas.getByText('Who fits my lenses?'));
    await expect(canvas.getByText('When can I return it?').closest('details')).toHaveAttribute('open');
  }),
};
