import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPrescription } from '../fixtures.ts';
import { PrescriptionSummary } from './PrescriptionSummary.tsx';

const meta = {
  title: 'Patterns/Power at a glance',
  component: PrescriptionSummary,
  args: { prescription: aPrescription() },
} satisfies Meta<typeof PrescriptionSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Glasses: Story = {};
export const ContactLenses: Story = {
  args: {
    prescription: {
      right: { sph: '-2.25', bc: '8.6', boxes: '2' },
      left: { sph: '-1.00', bc: '8.6', boxes: '1' },
    },
  },
};
export const Narrow: Story = {
  args: {
    prescription: {
      right: { sph: '-14.50', cyl: '-5.75', axis: '175', ap: '+3.50' },
      left: { sph: '+10.25', cyl: '+5.75', axis: '105', ap: '+3.25' },
    },
  },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 140 }}>
        <Shown />
      </div>
    ),
  ],
};
export const Upload: Story = { args: { prescription: { imageFileName: 'paper.jpg' } } };
