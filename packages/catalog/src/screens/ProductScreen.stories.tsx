import { Refusal, TestStore, type TestGateway } from '@lunette/api-client/testing';
import { Button } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { lensPackageContract, productContract, type Product } from '../contract/index.ts';
import { aContactLens, aProduct } from '../fixtures/index.ts';
import { productGateway } from '../productGateway.ts';
import { ProductScreen } from './ProductScreen.tsx';

interface Args {
  gateway: () => TestGateway;
  faceWidth?: number;
}

function WithGateway({ gateway, faceWidth }: Args) {
  const [store] = useState(() => gateway().store());
  return (
    <TestStore store={store}>
      <main>
        <ProductScreen
          productId="100101"
          faceWidth={faceWidth}
          renderBuy={(_, label, added) => (
            <Button size="l" full onClick={added}>
              {label}
            </Button>
          )}
        />
      </main>
    </TestStore>
  );
}

const of = (product: Partial<Product>) => () => productGateway(aProduct(product));
const PHONE = { viewport: { value: 'mobile2', isRotated: false } };
const ARABIC = { language: 'ar', country: 'AE' };
const stock = (availableQuantity: number, label: Product['stock']['label']) => ({
  stock: { availableQuantity, label },
});
const goods = { prescriptionType: [], ...stock(2, 'few') };

const meta = {
  title: 'Catalog/ProductScreen',
  component: WithGateway,
  parameters: { layout: 'fullscreen', path: '/product/alder-132-havana-100101' },
  args: { gateway: () => productGateway() },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Frame: Story = { args: { faceWidth: 134 } };
export const Phone: Story = { globals: PHONE };
export const Arabic: Story = { globals: ARABIC };
export const ArabicPhone: Story = { globals: { ...ARABIC, ...PHONE } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const TooWide: Story = { args: { faceWidth: 120 } };
export const SoldOut: Story = { args: { gateway: of(stock(0, 'out')) } };
export const LastOne: Story = { args: { gateway: of(stock(1, 'one')) } };
export const ContactLens: Story = { args: { gateway: () => productGateway(aContactLens()) } };
export const Solution: Story = {
  args: {
    gateway: () => productGateway(aContactLens({ ...goods, classification: 'contact_lens_solution' })),
  },
};
export const WithoutReviews: Story = { args: { gateway: of({ rating: { average: 0, count: 0 } }) } };
export const LongNames: Story = {
  globals: PHONE,
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

const panel = { parameters: { path: '/product/alder-132-havana-100101#lenses' } };
const nextStep: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(
    await page.findByRole('button', { name: /^(Next: lenses|التالي: العدسات)/ }, { timeout: 8000 }),
  );
  await expect(await page.findByRole('radio', { name: /Clear 1.56/ })).toBeTruthy();
};

export const LensUse: Story = { ...panel };
export const LensUsePhone: Story = { ...panel, globals: PHONE };
export const LensPackages: Story = { ...panel, play: nextStep };
export const LensPackagesPhone: Story = { ...panel, globals: PHONE, play: nextStep };
export const LensPackagesArabic: Story = { ...panel, globals: ARABIC, play: nextStep };
export const LensPackagesDark: Story = { ...panel, globals: { theme: 'dark' }, play: nextStep };
export const LensPower: Story = {
  ...panel,
  play: async (context) => {
    await nextStep(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: /Next: power/ }));
    await expect(page.getByRole('radio', { name: /Type it in/ })).toBeTruthy();
  },
};
export const LensesFailed: Story = {
  ...panel,
  args: {
    gateway: () =>
      productGateway().on(lensPackageContract.getLensPackages, () => {
        throw new Refusal(503, 'catalog_unavailable', 'The shelves cannot be read now.');
      }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /Next: lenses/ }, { timeout: 8000 }));
    await expect(await page.findByText('The lenses did not load')).toBeTruthy();
  },
};
