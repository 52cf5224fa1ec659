import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { EMPTY_DRAFT, type PowerDraft, type PowerWay } from '@lunette/prescription';
import { Button } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { prescriptionContract, type Prescription } from '@lunette/prescription/contract';
import { lensSupplyContract, type Product } from '../../contract/index.ts';
import { aPictureFile, aPrescriptionPicture, aPrescription } from '@lunette/prescription/testing';
import { aContactLens, aProduct } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { useLensSelection, type LensSelection } from '../lenses/useLensSelection.ts';
import { PowerEntry } from './PowerEntry.tsx';

interface Args {
  product: Product;
  gateway: (product: Product) => TestGateway;
  typed?: Prescription;
  draft?: Partial<PowerDraft>;
  way?: PowerWay;
}

function Powers({ product, gateway, typed, draft, way }: Args) {
  return (
    <TestGatewayStore gateway={() => gateway(product)}>
      <main>
        <Entry
          product={product}
          start={{ ...EMPTY_DRAFT, ...(typed as Partial<PowerDraft>), ...draft }}
          way={way}
        />
      </main>
    </TestGatewayStore>
  );
}

function Entry({ product, start, way }: { product: Product; start: PowerDraft; way: PowerWay | undefined }) {
  const { choice, choose } = useLensSelection(product);
  const [begun, setBegun] = useState(false);
  const selection: LensSelection = {
    choice: { ...choice, how: begun || !way ? choice.how : way },
    choose: (part) => {
      setBegun(true);
      choose(part);
    },
  };
  const [draft, setDraft] = useState(start);
  return (
    <PowerEntry
      product={product}
      selection={selection}
      draft={draft}
      onDraft={setDraft}
      onAdded={() => undefined}
      onBack={() => undefined}
      renderBuy={(_, label) => (
        <Button size="l" full>
          {label}
        </Button>
      )}
    />
  );
}

const FAULTY: Prescription = {
  right: { sph: '-2.25', cyl: '-0.75', pd: '31.0' },
  left: { sph: '+0.25', cyl: '-0.50', axis: '105', pd: '31.5' },
  userName: 'Ananya',
};

const meta = {
  title: 'Patterns/Power entry',
  component: Powers,
  parameters: { layout: 'fullscreen' },
  args: { product: aProduct(), gateway: (product) => productGateway(product) },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OneErrorOneWarning: Story = { args: { typed: FAULTY } };
export const Complete: Story = { args: { typed: aPrescription() } };
export const PlusCylinder: Story = {
  args: { typed: { right: { sph: '-2.25', cyl: '+0.75', axis: '90' }, left: { sph: '-2.00' } } },
};
export const SameForBothEyes: Story = {
  args: { typed: aPrescription(), draft: { same: true, wholePd: '63.0' } },
};
export const OutOfRange: Story = { args: { typed: { right: { sph: '-19.00' }, left: { sph: '-2.10' } } } };
export const ContactLens: Story = {
  args: { product: aContactLens(), typed: { right: { sph: '-2.25' }, left: { sph: '-1.00', boxes: '3' } } },
};
/** A gateway that stores pictures and shows the picture of a prescription. */
const withPictures = (product: Product) =>
  productGateway(product)
    .on(prescriptionContract.sendPicture, () => ({ imageFileName: 'paper.jpg' }))
    .on(prescriptionContract.getPicture, () => aPrescriptionPicture());

export const NoPictureYet: Story = { args: { way: 'picture' } };
export const PictureSent: Story = {
  name: 'RX-10 the sent picture is shown',
  args: { way: 'picture', gateway: withPictures, draft: { picture: 'paper.jpg' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: /^(Picture of your prescription|صورة وصفتك)/ }),
    ).toBeVisible();
  },
};
export const PictureOfContactLenses: Story = {
  args: {
    product: aContactLens(),
    way: 'picture',
    gateway: withPictures,
    draft: { picture: 'paper.jpg' },
  },
};
export const PictureBeingSent: Story = {
  args: {
    way: 'picture',
    gateway: (product) =>
      productGateway(product).on(prescriptionContract.sendPicture, () => new Promise(() => undefined)),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByText(/^(Choose a picture|اختر صورة)$/);
    await userEvent.upload(
      canvasElement.querySelector('input[type=file]') as HTMLInputElement,
      await aPictureFile(),
    );
    await expect(await canvas.findByText(/being sent|جارٍ إرسال/, { selector: 'p' })).toBeVisible();
  },
};
export const PictureRefused: Story = {
  args: {
    way: 'picture',
    gateway: (product) =>
      productGateway(product).on(prescriptionContract.sendPicture, () => {
        throw new TypeError('offline');
      }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByText(/^(Choose a picture|اختر صورة)$/);
    await userEvent.upload(
      canvasElement.querySelector('input[type=file]') as HTMLInputElement,
      await aPictureFile(),
    );
    await expect(await canvas.findByRole('button', { name: /^(Try again|حاول مرة أخرى)/ })).toBeVisible();
  },
};
export const PictureGone: Story = {
  args: {
    way: 'picture',
    draft: { picture: 'paper.jpg' },
    gateway: (product) =>
      productGateway(product).on(prescriptionContract.getPicture, () => {
        throw new Refusal(404, 'picture_not_found', 'There is no such picture.');
      }),
  },
};
export const SentLater: Story = { args: { way: 'later' } };
export const SupplyOfAYear: Story = {
  args: {
    product: aContactLens(),
    typed: { right: { sph: '-2.25', boxes: '12' }, left: { sph: '-1.00', boxes: '12' } },
  },
};
export const SuppliesLoading: Story = {
  args: {
    product: aContactLens(),
    gateway: (product) =>
      productGateway(product).on(lensSupplyContract.getSubscriptions, () => new Promise(() => undefined)),
  },
};
export const SuppliesDidNotLoad: Story = {
  args: {
    product: aContactLens(),
    gateway: (product) =>
      productGateway(product).on(lensSupplyContract.getSubscriptions, () => {
        throw new Refusal(503, 'catalog_unavailable', 'Not now.');
      }),
  },
};
export const ValidationFails: Story = {
  args: {
    typed: aPrescription(),
    gateway: (product) =>
      productGateway(product).on(prescriptionContract.validatePowers, () => {
        throw new Refusal(503, 'catalog_unavailable', 'Not now.');
      }),
  },
};
export const Loading: Story = {
  args: {
    gateway: (product) =>
      productGateway(product).on(prescriptionContract.getPowers, () => new Promise(() => undefined)),
  },
};
export const FieldsDidNotLoad: Story = {
  args: {
    gateway: (product) =>
      productGateway(product).on(prescriptionContract.getPowers, () => {
        throw new Refusal(503, 'catalog_unavailable', 'The shelves cannot be read now.');
      }),
  },
};
