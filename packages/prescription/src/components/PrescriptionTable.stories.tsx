import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPrescription } from '../fixtures.ts';
import { PrescriptionTable } from './PrescriptionTable.tsx';

const meta = {
  title: 'Patterns/Power table',
  component: PrescriptionTable,
  args: { prescription: aPrescription() },
} satisfies Meta<typeof PrescriptionTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Grid: Story = {};
export const ContactLenses: Story = {
  args: {
    prescription: {
      right: { sph: '-2.25', bc: '8.6', boxes: '2' },
      left: { sph: '-1.00', bc: '8.6', boxes: '2' },
    },
  },
};
export const Upload: Story = { args: { prescription: { imageFileName: 'paper.jpg' } } };
export const ToBeAsked: Story = { args: { prescription: null } };
