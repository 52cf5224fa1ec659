import { createContext, useContext, type ReactNode } from 'react';

/** A message of a toast. */
export interface ToastMessage {
  text: ReactNode;
  /** An error is shown for 5000 ms, an update for 7000 ms, everything else for 2000 ms. */
  kind?: 'default' | 'error' | 'update';
  /** One action on the message: `Undo`. */
  action?: { label: string; onPress: () => void };
}

/** Shows a toast: a text, or a message with its kind and action. */
export type ShowToast = (message: string | ToastMessage) => void;

/** The function that shows a toast; `null` outside of a Toaster. */
export const ToastContext = createContext<ShowToast | null>(null);

/** Returns the function that shows a toast: `const toast = useToast(); toast('Marram removed from your bag')`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast was called outside <Toaster>. Put <Toaster> around the app.');
  return show;
}
