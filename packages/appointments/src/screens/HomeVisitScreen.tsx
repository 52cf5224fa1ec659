import { useSignOutKey } from '@lunette/api-client';
import { useSearchParams } from 'react-router';
import { BookHome } from '../components/booking/BookHome.tsx';
import { VisitScreen } from './VisitScreen.tsx';

/** Books an optician's home visit (APPT-06), and shows the booked visit at `?visit=`. */
export function HomeVisitScreen() {
  const [params] = useSearchParams();
  const visit = params.get('visit');
  const signOutKey = useSignOutKey();
  return visit ? <VisitScreen appointmentId={visit} /> : <BookHome key={signOutKey} />;
}
