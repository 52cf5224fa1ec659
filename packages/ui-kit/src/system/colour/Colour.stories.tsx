import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColourSheet } from './ColourSheet.tsx';
import { PAIRS } from './pairs.ts';
import { TokenPage } from '../TokenPage.tsx';

const meta = {
  title: 'Tokens/Colour',
  component: ColourSheet,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ColourSheet>;
export default meta;
type Story = StoryObj;

export const Colour: Story = {
  render: () => (
    <TokenPage
      title="Colour"
      text="Read from the theme as the browser computes it. The figure is the WCAG contrast: words need 4.5, edges of controls 3."
    >
      <ColourSheet theme="light" title="Daylight" />
      <ColourSheet theme="dark" title="Lamp on" />
    </TokenPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText(/^at least/)).toHaveLength(2 * PAIRS.length);
    const [day, lamp] = canvas.getAllByText('canvas').map((name) => name.nextSibling?.textContent);
    await expect(day).not.toBe(lamp);
  },
};
