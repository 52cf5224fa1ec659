export { tryonApi } from './api.ts';
export { FrameSizeScreen } from './screens/FrameSizeScreen.tsx';
export { QuizFrontScreen } from './screens/QuizFrontScreen.tsx';
