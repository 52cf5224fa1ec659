export { marketingApi } from './api/marketing.ts';
export { PhoneCapture } from './components/phoneCapture/PhoneCapture.tsx';
export { prefetchSupport } from './prefetch.ts';
export { LeadScreen } from './screens/LeadScreen.tsx';
export { MobileAppScreen } from './screens/MobileAppScreen.tsx';
export { SupportScreen } from './screens/SupportScreen.tsx';
