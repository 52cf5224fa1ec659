import { prescriptionContract } from '@lunette/prescription/contract';
import { aPrescriptionPicture, aSavedPrescription } from '@lunette/prescription/testing';
import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { contentShown } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { customerAddressContract, sessionContract } from '@lunette/session/contract';
import { moneyContract } from '../contract/index.ts';
import { loginFlagRead } from '@lunette/session';
import { accountGateway } from '../testing/accountGateway.ts';
import { AccountGate } from '../components/gate/AccountGate.tsx';
import { AccountNav } from '../components/page/AccountNav.tsx';
import { AddressesScreen } from './AddressesScreen.tsx';
import { DevicesScreen } from './DevicesScreen.tsx';
import { PrescriptionsScreen } from './PrescriptionsScreen.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { StoreCreditScreen } from './StoreCreditScreen.tsx';
import { YouScreen } from './YouScreen.tsx';

interface Args {
  gateway: () => TestGateway;
  page: ReactNode;
}

const lookUp = () => Promise.resolve({ serviceable: true, city: null, state: null });

/** A page of the account, behind its gate, for a signed-in customer. */
function Shown({ gateway, page }: Args) {
  return (
    <TestGatewayStore
      gateway={gateway}
      prepare={(store) => {
        document.cookie = 'isLogined=1';
        store.dispatch(loginFlagRead(true));
      }}
    >
      <main className="wrap py-10">
        <AccountGate guest={<h1>–</h1>}>{page}</AccountGate>
      </main>
    </TestGatewayStore>
  );
}

const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Screens/Account',
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/customer/account/edit/' },
  args: { gateway: () => accountGateway(), page: <ProfileScreen /> },
  play: contentShown,
  render: (args) => <Shown {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Details: Story = {};
export const NotConfirmed: Story = {
  args: {
    gateway: () =>
      accountGateway({ emailVerificationStatus: 'unverified', telephone: null, phoneCode: null }),
  },
};
export const NameMissing: Story = {
  play: async (context) => {
    await contentShown(context);
    const canvas = within(context.canvasElement);
    await userEvent.clear(canvas.getByLabelText(/^First name|^الاسم الأول/));
    await userEvent.click(canvas.getByRole('button', { name: /^Save$|^حفظ$/ }));
    await expect(await canvas.findByText(/Please write your first name|يُرجى كتابة اسمك الأول/)).toBeVisible();
  },
};
export const OnAPhone: Story = { args: { page: <YouScreen isPersonalised={false} /> } };
export const PagesOfADesk: Story = {
  args: {
    page: (
      <>
        <h1 className="sr-only">–</h1>
        <AccountNav isPersonalised={false} />
      </>
    ),
  },
};
export const Addresses: Story = { args: { page: <AddressesScreen lookUp={lookUp} /> } };
export const NoAddresses: Story = {
  args: {
    gateway: () => accountGateway().on(customerAddressContract.getAddresses, () => ({ addresses: [] })),
    page: <AddressesScreen lookUp={lookUp} />,
  },
};
export const AddressForm: Story = {
  args: { page: <AddressesScreen lookUp={lookUp} /> },
  play: async (context) => {
    await contentShown(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: /^Add an address|^إضافة عنوان/ }));
    await userEvent.click(await body.findByRole('button', { name: /^Save the address|^حفظ العنوان/ }));
    await waitFor(() =>
      expect(context.canvasElement.ownerDocument.querySelector('[aria-invalid=true]')).not.toBeNull(),
    );
  },
};
export const Devices: Story = { args: { page: <DevicesScreen /> } };
export const DevicesLoading: Story = {
  args: {
    gateway: () => accountGateway().on(sessionContract.getDevices, never),
    page: <DevicesScreen />,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('h1')).not.toBeNull());
  },
};
export const Privacy: Story = { args: { page: <PrivacyScreen /> } };
export const Deletion: Story = {
  args: { page: <PrivacyScreen /> },
  play: async (context) => {
    await contentShown(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: /^Delete my account|^حذف حسابي/ }));
    const dialog = await body.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const StoreCredit: Story = { args: { page: <StoreCreditScreen /> } };
export const NoStoreCredit: Story = {
  args: {
    gateway: () =>
      accountGateway()
        .on(moneyContract.getStoreCredits, () => ({
          balance: { value: 0, currencyCode: 'INR' as const },
          storeCredits: [],
        }))
        .on(moneyContract.getStoreCreditOrders, () => ({ numOfOrders: 0, orders: [] })),
    page: <StoreCreditScreen />,
  },
};
export const Prescriptions: Story = { args: { page: <PrescriptionsScreen /> } };
export const AddPrescription: Story = {
  args: { page: <PrescriptionsScreen /> },
  play: async (context) => {
    await contentShown(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: /^Add a prescription|^إضافة وصفة/ }));
    const owner = await body.findByLabelText(/^Whose prescription is it|^لمن هذه الوصفة/);
    await waitFor(() => expect(owner).toBeVisible());
  },
};
export const RenamePrescription: Story = {
  args: { page: <PrescriptionsScreen /> },
  play: async (context) => {
    await contentShown(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: /^Rename: |^تغيير الاسم: / }));
    const owner = await body.findByLabelText(/^Whose prescription is it|^لمن هذه الوصفة/);
    await waitFor(() => expect(owner).toBeVisible());
  },
};
export const RemovePrescription: Story = {
  args: { page: <PrescriptionsScreen /> },
  play: async (context) => {
    await contentShown(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: /^Remove: |^إزالة: / }));
    const dialog = await body.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const PrescriptionPicture: Story = {
  args: {
    gateway: () =>
      accountGateway()
        .on(prescriptionContract.getPicture, () => aPrescriptionPicture())
        .on(prescriptionContract.getSavedPrescriptions, () => ({
          prescriptions: [aSavedPrescription({ left: null, right: null, imageFileName: 'paper.jpg' })],
        })),
    page: <PrescriptionsScreen />,
  },
};
export const NoPrescriptions: Story = {
  args: {
    gateway: () =>
      accountGateway().on(prescriptionContract.getSavedPrescriptions, () => ({ prescriptions: [] })),
    page: <PrescriptionsScreen />,
  },
};
