import type { Meta, StoryObj } from '@storybook/react-vite';
import { aContactLensRange, aPowerRange, aSavedPrescription } from '../../testing/fixtures.ts';
import { expect } from 'storybook/test';
import { SavedPrescriptions } from './SavedPrescriptions.tsx';

const LONG_NAME = 'Maximiliane Wolfeschlegelsteinhausenbergerdorff';
const POWERS = [
  aSavedPrescription(),
  aSavedPrescription({
    id: 'strong',
    source: 'cart',
    orderId: null,
    userName: LONG_NAME,
    right: { sph: '-14.50', cyl: '-5.75', axis: '175', ap: '+3.50', pd: '31.5' },
    left: { sph: '-10.25', cyl: '-5.75', axis: '105', ap: '+3.25', pd: '30.5' },
  }),
  aSavedPrescription({
    id: 'contact',
    userName: 'Ira',
    powerType: 'contact_lens',
    right: { sph: '-2.25', bc: '8.6', dia: '14.2', boxes: '2' },
    left: { sph: '-1.00', bc: '8.6', dia: '14.2', boxes: '2' },
  }),
  aSavedPrescription({ id: 'reading', userName: null, powerType: 'reading' }),
];

const meta = {
  title: 'Patterns/Saved powers',
  component: SavedPrescriptions,
  args: { prescriptions: POWERS, range: aPowerRange(), onUse: () => undefined },
} satisfies Meta<typeof SavedPrescriptions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ForGlasses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
  },
};
export const ForContactLenses: Story = { args: { range: aContactLensRange() } };
/** A power that is only a picture is used as it is; an optician reads it for the new goods. */
export const Picture: Story = {
  args: { prescriptions: [aSavedPrescription({ left: null, right: null, imageFileName: 'paper.jpg' })] },
};
export const Narrow: Story = {
  args: { prescriptions: POWERS.slice(1, 2) },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 272 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('listitem')).offsetWidth).toBeLessThanOrEqual(272);
  },
};
