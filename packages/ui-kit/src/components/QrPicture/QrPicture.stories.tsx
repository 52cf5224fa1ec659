import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrPicture } from './QrPicture.tsx';

const meta = {
  title: 'Components/Figures/QR code',
  component: QrPicture,
  args: { text: 'https://lunette.example/app', label: 'QR code to the app', className: 'size-52' },
} satisfies Meta<typeof QrPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};
