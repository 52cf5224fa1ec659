import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { swipeOf } from '../../swipe.ts';
import type { CarouselState } from './useCarousel.ts';

/** How far a finger must move before a press becomes a drag, in pixels. */
const SLACK = 6;

const AT_REST = { along: 0, towards: 0 } as const;

interface DragStart {
  x: number;
  y: number;
  at: number;
}

/** Moves the row of slides with a finger or the mouse; a swipe shows the next or the previous slide. */
export function useDraggedRow({ go }: CarouselState, enabled: boolean) {
  const [{ along, towards }, setDragged] = useState<{ along: number; towards: -1 | 0 | 1 }>(AT_REST);
  const start = useRef<DragStart>(undefined);
  const isDragged = useRef(false);

  const movedFrom = ({ x, y, at }: DragStart, event: PointerEvent) => ({
    along: event.clientX - x,
    across: event.clientY - y,
    duration: event.timeStamp - at,
  });
  const letGo = () => {
    start.current = undefined;
    setDragged(AT_REST);
  };
  const onPointerDown = (event: PointerEvent) => {
    isDragged.current = false;
    // A second finger is a pinch.
    if (!enabled || !event.isPrimary || event.button !== 0) return letGo();
    start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!start.current) return;
    const moved = movedFrom(start.current, event);
    if (
      !isDragged.current &&
      (Math.abs(moved.along) < SLACK || Math.abs(moved.across) > Math.abs(moved.along))
    )
      return;
    // Events that a slide has captured, such as those of an enlarged picture, also arrive here.
    if (!isDragged.current && !(event.target as Element).hasPointerCapture(event.pointerId))
      event.currentTarget.setPointerCapture(event.pointerId);
    isDragged.current = true;
    setDragged({ along: moved.along, towards: sideOf(event, moved.along) });
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!start.current) return;
    const direction = swipeOf(movedFrom(start.current, event), event.currentTarget.clientWidth);
    const step = sideOf(event, direction);
    letGo();
    if (step !== 0) go(step);
  };
  const onClickCapture = (event: MouseEvent) => {
    if (!isDragged.current) return;
    isDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    along,
    towards,
    dragProps: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: letGo,
      onClickCapture,
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  };
}

/**
 * The slide that a movement to the right (above 0) or left shows: next (1) or previous (-1), by the writing direction.
 */
function sideOf({ currentTarget }: PointerEvent, along: number): -1 | 0 | 1 {
  if (along === 0) return 0;
  return along > 0 === (getComputedStyle(currentTarget).direction === 'rtl') ? 1 : -1;
}
