import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../testing.tsx';
import { Button } from '../Button/Button.tsx';
import { KeptFocus } from './KeptFocus.tsx';

const meta = {
  title: 'Components/Page/Kept focus',
  component: KeptFocus,
  args: { children: null },
} satisfies Meta<typeof KeptFocus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: function Removing() {
    const [names, setNames] = useState(['Alder', 'Marram']);
    return (
      <KeptFocus>
        <ul className="grid gap-3">
          {names.map((name) => (
            <li key={name}>
              <Button kind="second" onClick={() => setNames(names.filter((other) => other !== name))}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </KeptFocus>
    );
  },
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alder' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Marram' })).toHaveFocus());
  }),
};
