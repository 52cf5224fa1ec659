import { swipeOf } from '@lunette/ui-kit';
import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { movedBy, WHOLE, zoomedAt, type Point, type ZoomView } from './zoomView.ts';

const STEP = 1.6;
const DOUBLE_TAP = 2.5;

/** Which of several pictures is looked at, how closely, and how to change both. */
export type Zoom = ReturnType<typeof useZoom>;

/**
 * Looks at pictures closely, one at a time: two fingers pinch, one moves what is enlarged, a double press zooms in and out,
 * and while a picture is shown whole a swipe leads to the next one or back.
 */
export function useZoom(count: number, first: number) {
  const [at, setAt] = useState(first);
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ZoomView>(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Point & { at: number; swipes: boolean }>(undefined);

  const sizeOf = () => stage.current?.getBoundingClientRect() ?? new DOMRect();
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = sizeOf();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const go = (step: 1 | -1) => {
    if (at + step < 0 || at + step >= count) return;
    setAt(at + step);
    setView(WHOLE);
  };
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setView((now) => zoomedAt(now, now.scale * factor, at, sizeOf()));

  const onPointerDown = (event: PointerEvent) => {
    stage.current?.setPointerCapture(event.pointerId);
    const point = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, point);
    const alone = fingers.current.size === 1;
    start.current = { ...point, at: event.timeStamp, swipes: alone && view.scale === 1 };
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) zoomBy(distance(now, other) / distance(before, other), fromMiddle(middle(now, other)));
    else setView((shown) => movedBy(shown, { x: now.x - before.x, y: now.y - before.y }, sizeOf()));
  };
  const onPointerEnd = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    if (event.type !== 'pointerup' || !start.current?.swipes) return;
    const { x, y, at } = start.current;
    const moved = { along: event.clientX - x, across: event.clientY - y, duration: event.timeStamp - at };
    const direction = swipeOf(moved, sizeOf().width);
    const isRtl = stage.current !== null && getComputedStyle(stage.current).direction === 'rtl';
    if (direction !== 0) go(direction > 0 === isRtl ? 1 : -1);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const at = fromMiddle({ x: event.clientX, y: event.clientY });
    setView((now) => zoomedAt(now, now.scale > 1 ? 1 : DOUBLE_TAP, at, sizeOf()));
  };
  return {
    at,
    go,
    view,
    stageProps: {
      ref: stage,
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onDoubleClick,
    },
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    move: (by: Point) => setView((now) => movedBy(now, by, sizeOf())),
    showWhole: () => setView(WHOLE),
  };
}

function distance(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
