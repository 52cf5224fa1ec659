import { createContext, useContext, type ReactNode } from 'react';

export interface ToastMessage {
  text: ReactNode;
  /** An error stays 5000 ms, an update 7000 ms, everything else 2000 ms. */
  kind?: 'default' | 'error' | 'update';
  /** One thing to do about it: `Undo`. */
  action?: { label: string; onPress: () => void };
}

export type ShowToast = (message: string | ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** `const toast = useToast(); toast('Marram removed from your bag')`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast was called outside <Toaster>. Put <Toaster> around the app.');
  return show;
}
