export { tryonApi } from './api.ts';
export { TryOn } from './components/TryOn.tsx';
export { CompareLooksScreen } from './screens/CompareLooksScreen.tsx';
export { FaceProfileScreen } from './screens/FaceProfileScreen.tsx';
export { FrameSizeScreen } from './screens/FrameSizeScreen.tsx';
export { QuizFrontScreen } from './screens/QuizFrontScreen.tsx';
