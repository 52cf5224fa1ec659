export { tryonApi } from './api/tryon.ts';
export { TryOn } from './components/look/TryOn.tsx';
export { CompareLooksScreen } from './screens/CompareLooksScreen.tsx';
export { FaceProfileScreen } from './screens/FaceProfileScreen.tsx';
export { FrameSizeScreen } from './screens/FrameSizeScreen.tsx';
export { QuizFrontScreen } from './screens/QuizFrontScreen.tsx';
