import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPrescription } from '../testing/fixtures.ts';
import { PrescriptionTable } from './PrescriptionTable.tsx';

const meta = {
  title: 'Patterns/Power table',
  component: PrescriptionTable,
  args: { prescription: aPrescription() },
} satisfies Meta<typeof PrescriptionTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Renders the table in a card on a phone of 320 px. */
const inACard: Pick<Story, 'decorators' | 'globals' | 'play'> = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Shown) => (
      <div data-testid="card" style={{ inlineSize: 256 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByTestId('card');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const Grid: Story = {};
export const ContactLenses: Story = {
  args: {
    prescription: {
      right: { sph: '-2.25', bc: '8.6', boxes: '2' },
      left: { sph: '-1.00', bc: '8.6', boxes: '2' },
    },
  },
  play: async ({ canvas }) => {
    for (const title of canvas.getAllByRole('columnheader'))
      await expect(getComputedStyle(title, '::first-letter').textTransform).toBe('uppercase');
  },
};
/** The widest possible values: they fit a phone of 320 px. */
export const Widest: Story = {
  ...inACard,
  args: {
    prescription: {
      right: { sph: '-14.50', cyl: '-5.75', axis: '175', ap: '+3.50', pd: '31.5' },
      left: { sph: '+10.25', cyl: '+5.75', axis: '105', ap: '+3.25', pd: '30.5' },
      userName: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff',
    },
  },
};
export const WidestContactLens: Story = {
  ...inACard,
  args: {
    prescription: {
      right: {
        sph: '-10.00',
        cyl: '-5.75',
        axis: '180',
        bc: '8.6',
        dia: '14.2',
        colour: 'Honey',
        boxes: '12',
      },
      left: { sph: '-9.50', cyl: '-5.25', axis: '170', bc: '8.6', dia: '14.2', colour: 'Honey', boxes: '12' },
    },
  },
};
export const Upload: Story = { args: { prescription: { imageFileName: 'paper.jpg' } } };
export const ToBeAsked: Story = { args: { prescription: null } };
