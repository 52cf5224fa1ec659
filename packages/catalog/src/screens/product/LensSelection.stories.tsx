import { prescriptionContract } from '@lunette/prescription/contract';
import { Refusal } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { customerContract } from '@lunette/session/contract';
import { aCustomer } from '@lunette/session/testing';
import { aSavedPrescription } from '@lunette/prescription/testing';
import { lensPackageContract } from '../../contract/index.ts';
import { aProduct } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { ProductStage } from '../../testing/ProductStage.tsx';

const meta = {
  title: 'Screens/Lenses',
  component: ProductStage,
  parameters: {
    controls: { disable: true },
    layout: 'fullscreen',
    path: '/product/alder-132-havana-100101#lenses',
  },
  args: { gateway: () => productGateway() },
} satisfies Meta<typeof ProductStage>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const SLOWLY = { timeout: 20_000 };
const pageOf = ({ canvasElement }: Parameters<Play>[0]) => within(canvasElement.ownerDocument.body);

const toPackages: Play = async (context) => {
  const next = { name: /^(Next: lenses|التالي: العدسات)/ };
  await userEvent.click(await pageOf(context).findByRole('button', next, SLOWLY));
};
const packages: Play = async (context) => {
  await toPackages(context);
  await expect(await pageOf(context).findByRole('radio', { name: /1\.56/ })).toBeTruthy();
};

export const Use: Story = {
  play: async (context) => {
    await expect(await pageOf(context).findByRole('dialog', {}, SLOWLY)).toBeVisible();
  },
};
const four = aProduct().prescriptionType;
/** The uses of a frame that takes all kinds of lenses. */
const uses = four.flatMap((use, index) => (index === 0 ? [use, { ...use, id: 'reading' as const }] : [use]));
/** The uses without a power are visible without scrolling past the others. */
export const EveryUseOnAPhone: Story = {
  args: { gateway: () => productGateway(aProduct({ prescriptionType: uses })) },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const page = pageOf(context);
    const next = await page.findByRole('button', { name: /^(Next: lenses|التالي: العدسات)/ }, SLOWLY);
    const last = page.getAllByRole('radio').at(-1)?.closest('.choice');
    const end = last?.getBoundingClientRect().bottom ?? Infinity;
    await expect(end).toBeLessThan(next.getBoundingClientRect().top);
    await expect(end).toBeGreaterThan(0);
  },
};
export const Packages: Story = { play: packages };
const power: Play = async (context) => {
  await packages(context);
  const page = pageOf(context);
  await userEvent.click(page.getByRole('button', { name: /^(Next: power|التالي: درجات النظر)/ }));
  await expect(page.getByRole('radio', { name: /Type it in|إدخال الدرجات الآن/ })).toBeTruthy();
};
export const Power: Story = { play: power };
export const SavedPrescriptions: Story = {
  args: {
    signedIn: true,
    gateway: () =>
      productGateway()
        .on(customerContract.getCustomer, () => aCustomer())
        .on(prescriptionContract.getSavedPrescriptions, () => ({
          prescriptions: [
            aSavedPrescription({
              id: 'strong',
              userName: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff',
              right: { sph: '-14.50', cyl: '-5.75', axis: '175', ap: '+3.50', pd: '31.5' },
              left: { sph: '-10.25', cyl: '-5.75', axis: '105', ap: '+3.25', pd: '30.5' },
            }),
            aSavedPrescription(),
          ],
        })),
  },
  play: async (context) => {
    await power(context);
    await expect(await pageOf(context).findByRole('table', { name: 'Ananya' }, SLOWLY)).toBeVisible();
  },
};
export const PackagesFailed: Story = {
  args: {
    gateway: () =>
      productGateway().on(lensPackageContract.getLensPackages, () => {
        throw new Refusal(503, 'catalog_unavailable', 'The shelves cannot be read now.');
      }),
  },
  play: async (context) => {
    await toPackages(context);
    await expect(await pageOf(context).findByRole('alert')).toBeVisible();
  },
};
