import type { KeyboardEvent, PointerEvent } from 'react';
import type { Point } from '../../rules/faceMarks.ts';

interface FaceMarkProps {
  label: string;
  point: Point;
  kind: 'eye' | 'side' | 'card';
  isPlaced: boolean;
  onMove: (point: Point) => void;
  /** Called when the mark is pressed, which places it where it is. */
  onAccept: () => void;
}

const STEP = 0.003;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LOOK = { eye: 'rounded-pill', side: 'rounded-tag', card: 'rounded-tag rotate-45' };
const within = (share: number) => Math.min(1, Math.max(0, share));

/**
 * A mark on a photo. It can be dragged, or moved with the arrow keys (in larger steps with Shift); a press or Enter
 * places it where it is. Its outline is dashed until it is placed.
 */
export function FaceMark({ label, point, kind, isPlaced, onMove, onAccept }: FaceMarkProps) {
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!box) return;
    onMove({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    });
  };
  const step = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const far = STEP * (event.shiftKey ? 6 : 1);
    onMove({ x: within(point.x + arrow[0] * far), y: within(point.y + arrow[1] * far) });
  };
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={step}
      onClick={onAccept}
      className="absolute grid size-11 -translate-1/2 cursor-move touch-none place-items-center"
      style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
    >
      <i
        className={`grid size-6 place-items-center border-2 border-[#ffffff] shadow-[0_0_0_2px_#0b6e6e] ${LOOK[kind]} ${isPlaced ? '' : 'border-dashed'}`}
      >
        <i className="size-1 rounded-pill bg-[#ffffff] shadow-[0_0_0_1px_#0b6e6e]" />
      </i>
    </button>
  );
}
