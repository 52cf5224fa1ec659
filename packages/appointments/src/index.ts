export { appointmentApi } from './api/appointments.ts';
export { OrderAppointment } from './components/visit/OrderAppointment.tsx';
export type { OrderAppointmentProps } from './components/visit/OrderAppointment.tsx';
export { prefetchHomeVisit, prefetchTestYourVision } from './prefetch.ts';
export { AppointmentListScreen } from './screens/AppointmentListScreen.tsx';
export { HomeVisitScreen } from './screens/HomeVisitScreen.tsx';
export { TestYourVisionScreen } from './screens/TestYourVisionScreen.tsx';
