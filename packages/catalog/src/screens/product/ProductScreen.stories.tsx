import { Refusal } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { productContract, threeSixtyContract, type Product } from '../../contract/index.ts';
import { aContactLens, aProduct, aReviewOf, aReviewPicture, picture } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { ProductStage } from '../../testing/ProductStage.tsx';

const of = (product: Partial<Product>) => () => productGateway(aProduct(product));
const stock = (availableQuantity: number, label: Product['stock']['label']) => ({
  stock: { availableQuantity, label },
});
const goods = { prescriptionType: [], ...stock(2, 'few') };

const meta = {
  title: 'Screens/Product',
  component: ProductStage,
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/product/alder-132-havana-100101' },
  args: { gateway: () => productGateway() },
} satisfies Meta<typeof ProductStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Frame: Story = { args: { faceWidth: 134 } };
const turn: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(
    await within(canvasElement).findByRole('radio', { name: '360°' }, { timeout: 20_000 }),
  );
};
export const Turned: Story = {
  play: async (context) => {
    await turn(context);
    const frame = await within(context.canvasElement).findByRole('slider');
    await userEvent.type(frame, '{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(frame).toHaveAttribute('aria-valuenow', '45');
  },
};
export const TurnFailed: Story = {
  args: {
    gateway: () =>
      productGateway().on(threeSixtyContract.getThreeSixty, () => {
        throw new Refusal(503, 'catalog_unavailable', 'The pictures cannot be read now.');
      }),
  },
  play: turn,
};
export const TooWide: Story = { args: { faceWidth: 120 } };
export const SoldOut: Story = { args: { gateway: of(stock(0, 'out')) } };
export const LastOne: Story = { args: { gateway: of(stock(1, 'one')) } };
export const ContactLens: Story = { args: { gateway: () => productGateway(aContactLens()) } };
export const Solution: Story = {
  args: {
    gateway: () =>
      productGateway(
        aContactLens({
          ...goods,
          classification: 'contact_lens_solution',
          modelName: 'Clear Solution',
          description: 'Cleans and keeps soft lenses, 360 ml.',
          specifications: [{ name: 'General', items: [{ name: 'Pack', value: '360 ml' }] }],
          imageUrlsDetail: [
            picture('goods', 'clear-solution-360', 'front', 'Clear Solution'),
            picture('goods', 'clear-solution-360', 'threequarter', 'Clear Solution from the side'),
          ],
        }),
      ),
  },
};
export const WithReviewPictures: Story = {
  args: {
    gateway: of({
      imageReviews: [0, 1, 2].map((index) => ({
        ...aReviewOf(index),
        pictures: [aReviewPicture(index * 90), aReviewPicture(index * 90 + 45)],
      })),
    }),
  },
};
export const WithoutReviews: Story = { args: { gateway: of({ rating: { average: 0, count: 0 } }) } };
export const LongNames: Story = {
  args: {
    gateway: of({
      modelName: 'Sonnenaufgangsbrille Mitternachtsedition',
      frameColour: 'Champagne crystal with brushed rose gold',
      prices: [
        { name: 'Market Price', price: 128999.5, currencyCode: 'INR' },
        { name: 'Lunette Price', price: 99999.5, currencyCode: 'INR' },
      ],
    }),
  },
};
export const Loading: Story = {
  args: {
    gateway: () => productGateway().on(productContract.getProduct, () => new Promise(() => undefined)),
  },
};
export const Failed: Story = {
  args: {
    gateway: () =>
      productGateway().on(productContract.getProduct, () => {
        throw new Refusal(503, 'catalog_unavailable', 'The shelves cannot be read now.');
      }),
  },
};
