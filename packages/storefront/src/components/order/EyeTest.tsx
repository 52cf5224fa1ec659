import { useTexts } from '@lunette/app-server/page';
import { StudioAppointment, type StudioAppointmentProps } from '@lunette/appointments';
import '../../styles/features.css';

/** The eye test of an order, with the words that the page of orders does not speak. */
export function EyeTest(props: StudioAppointmentProps) {
  useTexts('appointments');
  return <StudioAppointment {...props} />;
}
