import { PrescriptionsScreen } from '@lunette/account';
import { screen } from '@lunette/app-server/page';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

const load = screen(['power']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default PrescriptionsScreen;
