import { useTexts } from '@lunette/app-server/page';
import { OrderAppointment, type OrderAppointmentProps } from '@lunette/appointments';
import '../../styles/features.css';

/** The fitting of an ordered item, with the texts of appointments, which the page of an order does not load itself. */
export function Fitting(props: OrderAppointmentProps) {
  useTexts('appointments');
  return <OrderAppointment {...props} />;
}
