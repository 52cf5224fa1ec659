import { TestGatewayStore } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aProduct } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { SizeSection } from './SizeSection.tsx';

const meta = {
  title: 'Patterns/Size drawing',
  component: SizeSection,
  args: { product: aProduct() },
  decorators: [
    (Section) => (
      <TestGatewayStore gateway={productGateway}>
        <div className="max-w-[32rem]">
          <Section />
        </div>
      </TestGatewayStore>
    ),
  ],
} satisfies Meta<typeof SizeSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The figures, sizes and lines are made from the same measures in millimetres. */
export const FaceNotMeasured: Story = {};
export const YourSize: Story = { args: { faceWidth: 134 } };
export const TooWide: Story = { args: { faceWidth: 120 } };
export const OneSize: Story = {
  args: { product: aProduct({ sizes: aProduct().sizes.slice(0, 1) }) },
};
