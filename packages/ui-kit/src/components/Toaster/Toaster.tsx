import { useCallback, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../text.ts';
import { useTopDialog } from '../Dialog/openDialogs.ts';
import { Toast } from './Toast.tsx';
import { ToastContext, type ShowToast, type ToastMessage } from './useToast.ts';

interface ShownToast extends ToastMessage {
  id: number;
}

/** Shows the toasts. Put it once around the app; every component below it may call `useToast()`. */
export function Toaster({ children }: { children: ReactNode }) {
  const t = useText();
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const counter = useRef(0);
  const show = useCallback<ShowToast>((message) => {
    const toast = typeof message === 'string' ? { text: message } : message;
    counter.current += 1;
    setToasts((shown) => [...shown.slice(-2), { ...toast, id: counter.current }]);
  }, []);
  const clear = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const dialog = useTopDialog();
  useEffect(() => {
    // If a dialog was removed together with the toasts' place, the place is rendered again outside of it.
    if (!toasts.length || !place.current?.isConnected) return;
    // A popover is above an open dialog only if it was opened after it.
    place.current.hidePopover();
    place.current.showPopover();
  }, [toasts.length, dialog]);
  const focus = useReturningFocus(toasts);
  const messages = (
    <div
      {...focus}
      ref={place}
      popover="manual"
      className="toasts"
      role="log"
      aria-live="polite"
      aria-label={t('ui.messages')}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} onGone={() => clear(toast.id)} />
      ))}
    </div>
  );
  return (
    <ToastContext value={show}>
      {children}
      {dialog ? createPortal(messages, dialog) : messages}
    </ToastContext>
  );
}

/** If a toast goes with the focus on it, the focus returns to where it came from, or to the content of the page. */
function useReturningFocus(toasts: ShownToast[]) {
  const origin = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    isInside.current = false;
    const target = origin.current?.isConnected ? origin.current : document.getElementById('content');
    target?.focus({ preventScroll: true });
  }, [toasts]);
  const entered = ({ relatedTarget, currentTarget }: FocusEvent) => {
    isInside.current = true;
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null;
  };
  const left = ({ relatedTarget, currentTarget }: FocusEvent) => {
    isInside.current = currentTarget.contains(relatedTarget);
  };
  return { onFocus: entered, onBlur: left };
}
