export { appointmentApi } from './api.ts';
export { OrderAppointment } from './components/OrderAppointment.tsx';
export type { OrderAppointmentProps } from './components/OrderAppointment.tsx';
export { prefetchHomeVisit, prefetchTestYourVision } from './prefetch.ts';
export { AppointmentListScreen } from './screens/AppointmentListScreen.tsx';
export { HomeVisitScreen } from './screens/HomeVisitScreen.tsx';
export { TestYourVisionScreen } from './screens/TestYourVisionScreen.tsx';
