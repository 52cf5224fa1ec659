import { Button } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandedHeader } from './BrandedHeader.tsx';

const meta = {
  title: 'Patterns/Shell',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const BrandedContactLensHeader: Story = {
  render: () => <BrandedHeader cart={<Button kind="second">2</Button>} />,
};
