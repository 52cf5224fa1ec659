import { useContext } from 'react';
import { TextContext } from './TextProvider.tsx';

/** The context of the nearest TextProvider. */
export function useTextContext() {
  const value = useContext(TextContext);
  if (!value)
    throw new Error(
      'A component of Lunette was rendered outside <TextProvider>. Wrap the app in it, or a test in <TestTexts>.',
    );
  return value;
}
