import { Refusal, testGateway, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { prescriptionContract } from '@lunette/prescription/contract';
import { aPrescriptionPicture, aPowerRange } from '@lunette/prescription/testing';
import { Wrap } from '@lunette/ui-kit';
import { contentShown } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { unreadPrescriptionsContract, type UnreadPrescription } from '../../contract/unreadPrescriptions.ts';
import { UnreadPrescriptionsScreen } from './UnreadPrescriptionsScreen.tsx';

const WAITING: UnreadPrescription[] = [
  {
    orderId: '1300482917',
    itemId: 'alder',
    productId: '100101',
    powerType: 'single_vision',
    name: 'Alder',
    language: 'en',
    prescription: { imageFileName: 'a.jpg' },
    placedAt: '2026-11-14T12:50:00Z',
  },
  {
    orderId: '1300482918',
    itemId: 'peony',
    productId: '102001',
    powerType: 'single_vision',
    name: 'Peony',
    language: 'ar',
    prescription: { imageFileName: 'b.jpg', pdImageFileName: 'c.jpg' },
    placedAt: '2026-11-15T08:20:00Z',
  },
];

const waiting = (prescriptions = WAITING) =>
  testGateway()
    .on(unreadPrescriptionsContract.getUnreadPrescriptions, () => ({
      prescriptions,
      total: prescriptions.length,
    }))
    .on(unreadPrescriptionsContract.getUnreadPicture, () => aPrescriptionPicture())
    .on(prescriptionContract.getPowers, () => aPowerRange())
    .on(prescriptionContract.validatePowers, () => ({
      results: (['right', 'left'] as const).map((eye) => ({ eye, isSuccess: true, fields: [] })),
    }));

interface Args {
  gateway: () => TestGateway;
}

const meta = {
  title: 'Screens/Prescriptions to read',
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/staff/prescriptions' },
  args: { gateway: () => waiting() },
  play: contentShown,
  render: ({ gateway }) => (
    <TestGatewayStore gateway={gateway}>
      <main>
        <Wrap className="py-10">
          <UnreadPrescriptionsScreen />
        </Wrap>
      </main>
    </TestGatewayStore>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoAreWaiting: Story = {};
export const NothingToRead: Story = { args: { gateway: () => waiting([]) } };
export const NoOptician: Story = {
  args: {
    gateway: () =>
      waiting().on(unreadPrescriptionsContract.getUnreadPrescriptions, () => {
        throw new Refusal(403, 'staff_only', 'This is for staff only.');
      }),
  },
};
export const PictureCannotBeShown: Story = {
  args: {
    gateway: () =>
      waiting().on(unreadPrescriptionsContract.getUnreadPicture, () => {
        throw new Refusal(503, 'unavailable', 'The shop is busy.');
      }),
  },
};
