export {
  Agent,
  Appointment,
  appointmentContract,
  AppointmentLink,
  BookingContact,
  VisitAddress,
} from './appointment.ts';
export { HomeVisitConfig, homeVisitContract } from './homeVisit.ts';
export { orderVisitContract } from './orderVisit.ts';
export { Slot, SlotDay, Store, storeContract } from './store.ts';
