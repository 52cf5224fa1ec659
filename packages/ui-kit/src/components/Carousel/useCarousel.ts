import { useState } from 'react';

/** Which slide of a carousel is shown, and how to change it. */
export interface CarouselState {
  /** How many slides there are. */
  count: number;
  /** The slide that is shown, from 0. */
  at: number;
  /** Where the row of slides stands: it goes on beyond the last slide where the carousel loops. */
  position: number;
  /** The direction of the last move. */
  direction: 1 | -1;
  loop: boolean;
  /** To the next slide or the one before. */
  go: (step: 1 | -1) => void;
  /** To a slide by its number, the shorter way. */
  show: (slide: number) => void;
}

/** Holds which of `count` slides a carousel shows. After the last one comes the first, unless `loop` is off. */
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
 * How many slides a slide is moved along the row, so that the row has no end: to the side that is being moved to, while
 * the slide that leaves stays where it is.
 */
export function shiftOf(slide: number, { count, position, loop }: CarouselState, towards: number): number {
  return loop ? Math.round((position + towards / 4 - slide) / count) * count : 0;
}
