import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { movedBy, WHOLE, zoomedAt, type Point, type ZoomView } from './zoomView.ts';

const STEP = 1.6;
const DOUBLE_TAP = 2.5;

/** The zoom of a picture, with functions to change it. */
export type Zoom = ReturnType<typeof useZoom>;

/**
 * Zooms a picture: two fingers pinch, one finger moves the enlarged picture, and a double click zooms in and out. When the
 * index `picture` changes, the new picture is shown whole.
 */
export function useZoom(picture: number) {
  const stage = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState({ picture, view: WHOLE });
  const fingers = useRef(new Map<number, Point>());
  const view = looked.picture === picture ? looked.view : WHOLE;
  const setView = (change: (now: ZoomView) => ZoomView) =>
    setLooked((now) => ({ picture, view: change(now.picture === picture ? now.view : WHOLE) }));

  const sizeOf = () => stage.current?.getBoundingClientRect() ?? new DOMRect();
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = sizeOf();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setView((now) => zoomedAt(now, now.scale * factor, at, sizeOf()));

  const onPointerDown = (event: PointerEvent) => {
    stage.current?.setPointerCapture(event.pointerId);
    const point = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, point);
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
  };
  const onDoubleClick = (event: MouseEvent) => {
    const at = fromMiddle({ x: event.clientX, y: event.clientY });
    setView((now) => zoomedAt(now, now.scale > 1 ? 1 : DOUBLE_TAP, at, sizeOf()));
  };
  return {
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
    showWhole: () => setView(() => WHOLE),
  };
}

function distance(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
