import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { appointmentsGateway } from '../testing/appointmentsGateway.ts';
import { StudioAppointment } from '../components/visit/StudioAppointment.tsx';
import { OrderAppointment } from '../components/visit/OrderAppointment.tsx';
import { SlotPicker } from '../components/times/SlotPicker.tsx';
import { appointmentContract } from '../contract/index.ts';
import { aHomeVisit, anAppointment, slotDays } from '../testing/fixtures.ts';
import { AppointmentListScreen } from './AppointmentListScreen.tsx';
import { HomeVisitScreen } from './HomeVisitScreen.tsx';
import { TestYourVisionScreen } from './TestYourVisionScreen.tsx';
import { VisitScreen } from './VisitScreen.tsx';

interface Args {
  gateway: () => TestGateway;
  page: React.ReactNode;
}

function WithGateway({ gateway, page }: Args) {
  return (
    <TestGatewayStore gateway={gateway}>
      <main className="wrap py-10">{page}</main>
    </TestGatewayStore>
  );
}

/** The fitting of an item, as its order shows it. */
const fitting = (
  <>
    <h1 className="sr-only">1300482917</h1>
    <OrderAppointment orderId="1300482917" itemId="item-alder" from="2026-11-24" />
  </>
);

/** The eye test of an order in a studio, as its order shows it. */
const eyeTest = (
  <>
    <h1 className="sr-only">1300482917</h1>
    <StudioAppointment orderId="1300482917" storeCode="in-koregaon-park" area="411001" mayBook />
  </>
);

const meta = {
  title: 'Screens/Appointments',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: { gateway: () => appointmentsGateway(), page: <TestYourVisionScreen /> } as Args,
  render: (args) => <WithGateway {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TestYourVision: Story = {};
export const HomeVisit: Story = { args: { page: <HomeVisitScreen /> } };
export const Times: Story = {
  args: {
    page: (
      <>
        <h1 className="sr-only">17:30</h1>
        <h2 className="sr-only">17:30</h2>
        <SlotPicker days={slotDays()} value="2026-11-24T12:00:00Z" onChange={() => undefined} />
      </>
    ),
  },
};
/** The times of a phone in Arabic, whose words for morning and evening are long. */
export const TimesOnAPhone: Story = {
  globals: { language: 'ar', country: 'AE' },
  args: {
    page: (
      <div className="max-w-89.5">
        <h1 className="sr-only">17:30</h1>
        <h2 className="sr-only">17:30</h2>
        <SlotPicker days={slotDays()} value={null} onChange={() => undefined} />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    for (const time of canvas.getAllByText(/[صم]/, { selector: 'bdi' })) {
      const cell = time.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const { left, right, height } = time.getBoundingClientRect();
      await expect(height).toBeLessThan(30);
      await expect(Math.min(left - cell.left, cell.right - right)).toBeGreaterThan(4);
    }
  },
};
export const Booked: Story = { args: { page: <VisitScreen appointmentId="V25485863" /> } };
export const BookedAtHome: Story = {
  args: { gateway: () => appointmentsGateway(aHomeVisit()), page: <VisitScreen appointmentId="V40971726" /> },
};
export const Cancelled: Story = {
  args: {
    gateway: () => appointmentsGateway(anAppointment({ status: 'cancelled', changeableUntil: null })),
    page: <VisitScreen appointmentId="V25485863" />,
  },
};
export const Missing: Story = {
  args: {
    gateway: () =>
      appointmentsGateway().on(appointmentContract.getAppointment, () => {
        throw new Refusal(404, 'appointment_not_found', 'We cannot find this appointment.');
      }),
    page: <VisitScreen appointmentId="V00000000" />,
  },
};
export const List: Story = { args: { page: <AppointmentListScreen /> } };
export const NoAppointments: Story = {
  args: {
    gateway: () =>
      appointmentsGateway().on(appointmentContract.getAppointments, () => ({ appointments: [] })),
    page: <AppointmentListScreen />,
  },
};
export const ListLoading: Story = {
  args: {
    gateway: () =>
      appointmentsGateway().on(appointmentContract.getAppointments, () => new Promise(() => undefined)),
    page: <AppointmentListScreen />,
  },
};
export const ListFailed: Story = {
  args: {
    gateway: () =>
      appointmentsGateway().on(appointmentContract.getAppointments, () => {
        throw new Refusal(503, 'service_unavailable', 'The shop is busy.');
      }),
    page: <AppointmentListScreen />,
  },
};
export const Fitting: Story = { args: { page: fitting } };
export const FittingBeingBooked: Story = {
  args: { page: fitting },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await screen.findAllByRole('radio');
  },
};
export const FittingLoading: Story = {
  args: {
    gateway: () =>
      appointmentsGateway().on(appointmentContract.getAppointments, () => new Promise(() => undefined)),
    page: fitting,
  },
};
export const FittingFailed: Story = {
  args: {
    gateway: () =>
      appointmentsGateway().on(appointmentContract.getAppointments, () => {
        throw new Refusal(503, 'service_unavailable', 'The shop is busy.');
      }),
    page: fitting,
  },
};
export const FittingBooked: Story = {
  args: {
    gateway: () =>
      appointmentsGateway(
        anAppointment({ kind: 'order', orderId: '1300482917', itemId: 'item-alder', name: 'Ananya Rao' }),
      ),
    page: fitting,
  },
};
export const EyeTestBeingBooked: Story = {
  args: {
    gateway: () => appointmentsGateway(anAppointment({ kind: 'order', orderId: '1' })),
    page: eyeTest,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await screen.findAllByRole('radio');
  },
};
