import { useRef, type PointerEvent } from 'react';
import { swipeOf } from '../../swipe.ts';

interface Drag {
  sheet: HTMLDialogElement;
  x: number;
  y: number;
  at: number;
}

/**
 * Lets the shopper drag a sheet down by its handle and header. After a swipe down it asks to close, otherwise it moves
 * back. Without a visible handle the sheet cannot be dragged.
 */
export function useDragToClose(onClose: () => void) {
  const drag = useRef<Drag>(undefined);
  const start = (event: PointerEvent<HTMLElement>) => {
    const { target, currentTarget, clientX: x, clientY: y, isPrimary, timeStamp: at } = event;
    const sheet = currentTarget.closest('dialog');
    if (!sheet || !isPrimary || !hasHandle(sheet) || (target as Element).closest('button')) return;
    currentTarget.setPointerCapture(event.pointerId);
    drag.current = { sheet, x, y, at };
  };
  const move = ({ clientY }: PointerEvent) => {
    if (!drag.current) return;
    const { sheet, y } = drag.current;
    sheet.style.transition = 'none';
    sheet.style.translate = `0 ${Math.max(0, clientY - y)}px`;
  };
  const end = ({ type, clientX, clientY, timeStamp }: PointerEvent) => {
    if (!drag.current) return;
    const { sheet, x, y, at } = drag.current;
    drag.current = undefined;
    sheet.style.transition = '';
    sheet.style.translate = '';
    const moved = { along: clientY - y, across: clientX - x, duration: timeStamp - at };
    if (type === 'pointerup' && swipeOf(moved, sheet.clientHeight) > 0) onClose();
  };
  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}

function hasHandle(sheet: HTMLDialogElement): boolean {
  return Boolean(sheet.querySelector('.sheet-grab')?.getClientRects().length);
}
