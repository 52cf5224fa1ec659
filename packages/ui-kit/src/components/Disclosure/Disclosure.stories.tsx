import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = { title: 'Kit/Disclosure', component: Disclosure } satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj;

const Questions = ({ name }: { name?: string }) => (
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
  render: () => <Questions name="questions" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('When can I return it?'));
    await waitFor(() => expect(canvas.getByText(/Within 14 days/)).toBeVisible());
    await userEvent.click(canvas.getByText('Who fits my lenses?'));
    await waitFor(() =>
      expect(canvas.getByText('When can I return it?').closest('details')).not.toHaveAttribute('open'),
    );
  },
};
export const SeveralAtOnce: Story = {
  render: () => <Questions />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('When can I return it?'));
    await userEvent.click(canvas.getByText('Who fits my lenses?'));
    await expect(canvas.getByText('When can I return it?').closest('details')).toHaveAttribute('open');
  },
};
export const Dark: Story = { render: () => <Questions />, globals: { theme: 'dark' } };
export const Arabic: Story = {
  render: () => <Disclosure title="متى يمكنني الإرجاع؟">خلال 14 يومًا.</Disclosure>,
  globals: { language: 'ar' },
};
