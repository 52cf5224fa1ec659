import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPrescription } from '../testing/fixtures.ts';
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
/** The width beside a picture in the bag, on a phone of 320 px. */
export const Narrow: Story = {
  args: {
    prescription: {
      right: { sph: '-14.50', cyl: '-5.75', axis: '175', ap: '+3.50' },
      left: { sph: '+10.25', cyl: '+5.75', axis: '105', ap: '+3.25' },
      userName: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff',
    },
  },
  decorators: [
    (Shown) => (
      <div data-testid="room" style={{ inlineSize: 140 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  },
};
export const Upload: Story = { args: { prescription: { imageFileName: 'paper.jpg' } } };
export const UploadOfBoth: Story = {
  name: 'RX-05 both pictures are power and PD',
  args: { prescription: { imageFileName: 'paper.jpg', pdImageFileName: 'pd.jpg' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/power and PD$|\(PD\)$/)).toBeVisible();
  },
};
export const UploadOfDistance: Story = {
  name: 'RX-05 the picture of the PD alone is PD',
  args: { prescription: { right: { sph: '-1.00' }, left: { sph: '-1.25' }, pdImageFileName: 'pd.jpg' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/picture: PD$|صورة: المسافة بين البؤبؤين \(PD\)$/)).toBeVisible();
  },
};
