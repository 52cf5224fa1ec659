import { useSignOutKey } from '@lunette/api-client';
import { useSearchParams } from 'react-router';
import { BookHome } from '../components/booking/BookHome.tsx';
import { VisitScreen } from './VisitScreen.tsx';

/** Has an optician come home (APPT-06), and shows the visit that was booked at `?visit=`. */
export function HomeVisitScreen() {
  const [params] = useSearchParams();
  const visit = params.get('visit');
  const signOutKey = useSignOutKey();
  return visit ? <VisitScreen appointmentId={visit} /> : <BookHome key={signOutKey} />;
}
