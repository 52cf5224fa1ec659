import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { EMPTY_DRAFT, type PowerDraft } from '@lunette/prescription';
import { Button } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { prescriptionContract, type Prescription } from '@lunette/prescription/contract';
import { lensSupplyContract, type Product } from '../../contract/index.ts';
import { aPrescription } from '@lunette/prescription/testing';
import { aContactLens, aProduct } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { useLensSelection } from '../lenses/useLensSelection.ts';
import { PowerEntry } from './PowerEntry.tsx';

interface Args {
  product: Product;
  gateway: (product: Product) => TestGateway;
  typed?: Prescription;
  draft?: Partial<PowerDraft>;
}

function Powers({ product, gateway, typed, draft }: Args) {
  return (
    <TestGatewayStore gateway={() => gateway(product)}>
      <main>
        <Entry product={product} start={{ ...EMPTY_DRAFT, ...(typed as Partial<PowerDraft>), ...draft }} />
      </main>
    </TestGatewayStore>
  );
}

function Entry({ product, start }: { product: Product; start: PowerDraft }) {
  const selection = useLensSelection(product);
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
