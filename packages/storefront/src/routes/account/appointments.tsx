import { screen } from '@lunette/app-server/page';
import { AppointmentListScreen } from '@lunette/appointments';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

const load = screen(['appointments']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default AppointmentListScreen;
