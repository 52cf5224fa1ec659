import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ToastMessage } from './useToast.ts';

/** How long a message stays, in milliseconds. */
const TOAST_TIME = { default: 2000, error: 5000, update: 7000 };

/** One message. Its time does not run while the pointer or the focus is on it. */
export function Toast({ text, kind = 'default', action, onGone }: ToastMessage & { onGone: () => void }) {
  const t = useText();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => gone.current(), TOAST_TIME[kind]);
    return () => clearTimeout(timer);
  }, [isHeld, kind]);
  return (
    <div
      className="toast"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {kind === 'error' && <CircleAlert />}
      <p className="flex-1">{text}</p>
      {action && (
        <button
          type="button"
          className="toast-act"
          onClick={() => {
            action.onPress();
            onGone();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={t('ui.close')} onClick={onGone}>
        <X />
      </IconButton>
    </div>
  );
}
