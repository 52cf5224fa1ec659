import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { Button } from '../Button/Button.tsx';
import { FocusGuard } from './FocusGuard.tsx';

const meta = {
  title: 'Components/Page/Focus guard',
  component: FocusGuard,
  args: { children: null },
} satisfies Meta<typeof FocusGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: function Removing() {
    const [names, setNames] = useState(['Alder', 'Marram']);
    return (
      <FocusGuard>
        <ul className="grid gap-3">
          {names.map((name) => (
            <li key={name}>
              <Button kind="second" onClick={() => setNames(names.filter((other) => other !== name))}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </FocusGuard>
    );
  },
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alder' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Marram' })).toHaveFocus());
  }),
};
