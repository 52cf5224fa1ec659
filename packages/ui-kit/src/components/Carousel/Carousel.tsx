import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, useState, type CSSProperties, type ReactNode } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { shiftOf, useCarousel, type CarouselState } from './useCarousel.ts';
import { useDraggedRow } from './useDraggedRow.ts';

/** Props of `Carousel`. */
export interface CarouselProps {
  /** What the carousel shows, for screen readers. */
  label: string;
  /** The slides; each child is one. */
  children: ReactNode;
  /** Shows a dot for each slide; a press on a dot shows that slide. */
  dots?: boolean;
  /** Shows the buttons for the previous and the next slide. */
  arrows?: boolean;
  /** The first slide follows the last one. */
  loop?: boolean;
  /** The slides advance every 15 seconds until the pointer is on them or the shopper stops them. */
  autoplay?: boolean;
  /** Set it to false while a finger moves something else on the slide, such as an enlarged picture. */
  swipes?: boolean;
  /** The result of `useCarousel`, for a parent that controls the slide. `loop` is then taken from it. */
  state?: CarouselState;
  className?: string;
}

/** The row moves by whole slides, in 500 ms, and follows a dragging finger without delay. */
const ROW =
  'flex transition-[translate] duration-500 ease-out [translate:calc(var(--at)*-100%+var(--along))] rtl:[translate:calc(var(--at)*100%+var(--along))] data-dragged:transition-none motion-reduce:transition-none';
const SLIDE = 'w-full shrink-0 [translate:calc(var(--shift)*100%)] rtl:[translate:calc(var(--shift)*-100%)]';
const DOT =
  'grid size-6 place-items-center before:size-2 before:rounded-pill before:bg-line-strong aria-current:before:bg-ink';

/** Shows one of several slides, with arrows, dots, swipes and optional autoplay. */
export function Carousel({ children, loop = true, state, ...rest }: CarouselProps) {
  const slides = Children.toArray(children);
  const own = useCarousel(slides.length, { loop });
  return <Slides {...rest} slides={slides} state={state ?? own} />;
}

interface SlidesProps extends Omit<CarouselProps, 'children' | 'loop' | 'state'> {
  slides: ReactNode[];
  state: CarouselState;
}

function Slides({
  label,
  slides,
  state,
  dots = true,
  arrows = true,
  autoplay = false,
  swipes = true,
  className,
}: SlidesProps) {
  const t = useText();
  const [isStopped, setStopped] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { count, at, position, direction, go, show } = state;
  const { along, towards, dragProps } = useDraggedRow(state, swipes && count > 1);
  const plays = autoplay && count > 1 && !isStopped;
  useAutoplay(plays && !isPointed && !isFocused, () => go(1));
  return (
    <div
      role="group"
      aria-roledescription={t('ui.carousel')}
      aria-label={label}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={join('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3', className)}
    >
      <div {...dragProps} className="touch-pan-y overflow-hidden rounded-control">
        <div
          aria-live={plays ? 'off' : 'polite'}
          className={ROW}
          data-dragged={along !== 0 || undefined}
          style={{ '--at': position, '--along': `${along}px` } as CSSProperties}
        >
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={t('ui.carousel-slide')}
              aria-label={t('ui.carousel-position', { at: index + 1, count })}
              inert={index !== at}
              className={SLIDE}
              style={{ '--shift': shiftOf(index, state, towards || -direction) } as CSSProperties}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className="flex items-center justify-between gap-1">
          {arrows && <Arrow label={t('ui.carousel-previous')} step={-1} state={state} />}
          {dots && (
            <span className="mx-auto flex flex-wrap justify-center">
              {slides.map((_, index) => (
                <button
                  key={index}
                  type="button"
                  aria-label={t('ui.carousel-show', { at: index + 1, count })}
                  aria-current={index === at || undefined}
                  className={DOT}
                  onClick={() => show(index)}
                />
              ))}
            </span>
          )}
          {autoplay && (
            <IconButton
              label={t(isStopped ? 'ui.carousel-play' : 'ui.carousel-pause')}
              onClick={() => setStopped(!isStopped)}
            >
              {isStopped ? <Play /> : <Pause />}
            </IconButton>
          )}
          {arrows && <Arrow label={t('ui.carousel-next')} step={1} state={state} />}
        </div>
      )}
    </div>
  );
}

interface ArrowProps {
  label: string;
  step: 1 | -1;
  state: CarouselState;
}

function Arrow({ label, step, state: { at, count, loop, go } }: ArrowProps) {
  const isEnd = !loop && at === (step > 0 ? count - 1 : 0);
  return (
    <IconButton label={label} aria-disabled={isEnd || undefined} onClick={() => go(step)}>
      {step > 0 ? <ChevronRight className="turns" /> : <ChevronLeft className="turns" />}
    </IconButton>
  );
}
