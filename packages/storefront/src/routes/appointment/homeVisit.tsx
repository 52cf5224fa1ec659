import { screen } from '@lunette/app-server/page';
import { HomeVisitScreen, prefetchHomeVisit } from '@lunette/appointments';
import '../../styles/features.css';

const load = screen(['appointments'], ({ store }) => prefetchHomeVisit(store));
export const loader = load;
export const clientLoader = load;

export default HomeVisitScreen;
