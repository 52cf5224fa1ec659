import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestTexts } from '../../testing/stories.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { shiftOf, type CarouselState } from './useCarousel.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(props: Partial<CarouselProps> = {}, count = 3) {
  const slides = Array.from({ length: count }, (_, index) => <p key={index}>Slide {index + 1}</p>);
  render(
    <Carousel label="Frames" {...props}>
      {slides}
    </Carousel>,
    { wrapper: TestTexts },
  );
}
const shown = () => document.querySelector('[aria-roledescription=slide]:not([inert])')?.textContent;
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('UI-01 by default it has arrows and a dot for each slide, starts again after the last slide, and does not move by itself', () => {
  vi.useFakeTimers();
  show();
  expect(screen.getAllByRole('button', { name: /^Show/ })).toHaveLength(3);
  press('Previous');
  expect(shown()).toBe('Slide 3');
  press('Next');
  press('Next');
  expect(shown()).toBe('Slide 2');
  press('Show 3 of 3');
  press('Next');
  expect(shown()).toBe('Slide 1');
  wait(60_000);
  expect(shown()).toBe('Slide 1');
});

test('UI-01 arrows, dots and the loop can be turned off', () => {
  show({ loop: false, dots: false });
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  press('Previous');
  expect(shown()).toBe('Slide 1');
  press('Next');
  press('Next');
  press('Next');
  expect(shown()).toBe('Slide 3');
  cleanup();
  show({ arrows: false });
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  cleanup();
  show({}, 1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('UI-01 with autoplay it advances every 15 seconds, pauses while the pointer is on it, and stops for good once it is stopped', () => {
  vi.useFakeTimers();
  show({ autoplay: true });
  wait(14_999);
  expect(shown()).toBe('Slide 1');
  wait(1);
  expect(shown()).toBe('Slide 2');
  const carousel = screen.getByRole('group', { name: 'Frames' });
  fireEvent.pointerEnter(carousel);
  wait(60_000);
  expect(shown()).toBe('Slide 2');
  fireEvent.pointerLeave(carousel);
  wait(15_000);
  expect(shown()).toBe('Slide 3');
  press('Stop the slides');
  wait(60_000);
  expect(shown()).toBe('Slide 3');
});

test('UI-01 the row moves in half a second', () => {
  show();
  expect(document.querySelector('[aria-live]')?.className).toContain('duration-500');
});

test.each([2, 3, 7])(
  'with %i slides, the slide that leaves stays in place while the next one appears beside it',
  (count) => {
    for (const direction of [1, -1] as const)
      for (let position = -9; position < 9; position += 1) {
        const now = { count, position: position + direction, loop: true } as CarouselState;
        const places = Array.from({ length: count }, (_, slide) => slide + shiftOf(slide, now, -direction));
        expect(places).toContain(position);
        expect(places).toContain(position + direction);
      }
  },
);
