import { useState } from 'react';

/** Which slide of a carousel is shown, and how to change it. */
export interface CarouselState {
  /** The number of slides. */
  count: number;
  /** The index of the slide that is shown, from 0. */
  at: number;
  /** The position of the row of slides. If the carousel loops, it continues beyond the last slide. */
  position: number;
  /** The direction of the last move. */
  direction: 1 | -1;
  loop: boolean;
  /** Shows the next slide or the previous one. */
  go: (step: 1 | -1) => void;
  /** Shows the slide with this index, moving the shorter way. */
  show: (slide: number) => void;
}

/** Holds which of `count` slides a carousel shows. The first slide follows the last one, unless `loop` is false. */
export function useCarousel(count: number, { loop = true, first = 0 } = {}): CarouselState {
  const [{ position, direction }, setMoved] = useState<{ position: number; direction: 1 | -1 }>({
    position: first,
    direction: 1,
  });
  const loops = loop && count > 1;
  const move = (steps: number) =>
    setMoved((now) => {
      const next = now.position + steps;
      if (steps === 0 || (!loops && (next < 0 || next >= count))) return now;
      return { position: next, direction: steps > 0 ? 1 : -1 };
    });
  const at = count > 0 ? ((position % count) + count) % count : 0;
  return { count, at, position, direction, loop: loops, go: move, show: (slide) => move(slide - at) };
}

/**
 * By how many slides a slide is shifted along the row, so that the row has no end. A slide is shifted to the side that
 * the row moves to, while the slide that leaves stays where it is.
 */
export function shiftOf(slide: number, { count, position, loop }: CarouselState, towards: number): number {
  return loop ? Math.round((position + towards / 4 - slide) / count) * count : 0;
}
