import { useTexts } from '@lunette/app-server/page';
import { OrderAppointment, type OrderAppointmentProps } from '@lunette/appointments';
import '../../styles/features.css';

/** The appointment of an order's item, with the words that the page of orders does not speak. */
export function Fitting(props: OrderAppointmentProps) {
  useTexts('appointments');
  return <OrderAppointment {...props} />;
}
