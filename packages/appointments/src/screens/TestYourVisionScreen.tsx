import { useSignOutKey } from '@lunette/api-client';
import { useSearchParams } from 'react-router';
import { VisitScreen } from './VisitScreen.tsx';
import { BookVision } from '../components/booking/BookVision.tsx';

/** Books an eye test in a store (APPT-08), and shows the booked one at `?visit=`. */
export function TestYourVisionScreen() {
  const [params] = useSearchParams();
  const visit = params.get('visit');
  const signOutKey = useSignOutKey();
  return visit ? <VisitScreen appointmentId={visit} /> : <BookVision key={signOutKey} />;
}
