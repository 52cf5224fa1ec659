import { useTexts } from '@lunette/app-server/page';
import { StudioAppointment, type StudioAppointmentProps } from '@lunette/appointments';
import '../../styles/features.css';

/** The eye test of an order, with the texts of appointments, which the page of an order does not load itself. */
export function EyeTest(props: StudioAppointmentProps) {
  useTexts('appointments');
  return <StudioAppointment {...props} />;
}
