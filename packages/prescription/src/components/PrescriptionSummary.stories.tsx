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

/** Whether the dot between a power and its boxes is the last character of a line. */
function endsWithDot(line: Element): boolean {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const tops: { sign: string; top: number }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    [...(node.nodeValue ?? '')].forEach((sign, at) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      if (sign.trim()) tops.push({ sign, top: range.getBoundingClientRect().bottom });
    });
  return tops.some(({ sign, top }, at) => sign === '·' && Math.abs((tops[at + 1]?.top ?? top) - top) > 8);
}

export const Glasses: Story = {};
export const ContactLenses: Story = {
  args: {
    prescription: {
      right: { sph: '-2.25', bc: '8.6', boxes: '2' },
      left: { sph: '-1.00', bc: '8.6', boxes: '1' },
    },
  },
  decorators: [
    (Shown) => (
      <div data-testid="room">
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    for (let width = 60; width < 200; width += 2) {
      room.style.inlineSize = `${width}px`;
      for (const line of room.querySelectorAll('p')) await expect(endsWithDot(line)).toBe(false);
    }
    room.style.inlineSize = '';
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
