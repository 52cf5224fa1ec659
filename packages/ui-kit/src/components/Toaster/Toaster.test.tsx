import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TestTexts } from '../../testing/stories.tsx';
import { Toaster } from './Toaster.tsx';
import { useToast, type ToastMessage } from './useToast.ts';

function Say({ message }: { message: string | ToastMessage }) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast(message)}>
      Say
    </button>
  );
}

function say(message: string | ToastMessage) {
  const view = render(
    <TestTexts>
      <Toaster>
        <Say message={message} />
      </Toaster>
    </TestTexts>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Say' }));
  return view;
}

function after(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('toasts', () => {
  test.each([
    ['a default toast after 2000 ms', 'default', 2000],
    ['an error after 5000 ms', 'error', 5000],
    ['an update after 7000 ms', 'update', 7000],
  ] as const)('UI-05 toasts auto-clear: %s', (_name, kind, time) => {
    say({ text: 'Power updated successfully', kind });
    after(time - 1);
    expect(screen.getByText('Power updated successfully')).toBeTruthy();
    after(1);
    expect(screen.queryByText('Power updated successfully')).toBeNull();
  });

  test('UI-05 a plain text is a default toast', () => {
    say('Saved');
    after(2000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('a toast stays while the pointer is on it', () => {
    say('Saved');
    fireEvent.pointerEnter(screen.getByText('Saved').parentElement as Element);
    after(10_000);
    expect(screen.getByText('Saved')).toBeTruthy();
    fireEvent.pointerLeave(screen.getByText('Saved').parentElement as Element);
    after(2000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('a toast stays while its button has the focus, also when the pointer comes and goes', () => {
    say({ text: 'Removed', action: { label: 'Undo', onPress: () => undefined } });
    const toast = screen.getByText('Removed').parentElement as Element;
    fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
    fireEvent.pointerEnter(toast);
    fireEvent.pointerLeave(toast);
    after(10_000);
    expect(screen.getByText('Removed')).toBeTruthy();
    fireEvent.blur(screen.getByRole('button', { name: 'Undo' }));
    after(2000);
    expect(screen.queryByText('Removed')).toBeNull();
  });

  test('toasts are announced politely and can be closed by hand', () => {
    say('Saved');
    expect(screen.getByRole('log', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('the action of a toast runs and clears the toast', () => {
    const undo = vi.fn();
    say({ text: 'Removed', action: { label: 'Undo', onPress: undo } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed')).toBeNull();
  });

  test.each(['Undo', 'Close'])(
    'after its button %s the focus returns to where it came from, without that to the content of the page',
    (name) => {
      const page = document.createElement('main');
      Object.assign(page, { id: 'content', tabIndex: -1 });
      document.body.append(page);
      say({ text: 'Removed', action: { label: 'Undo', onPress: () => undefined } });
      const origin = screen.getByRole('button', { name: 'Say' });
      const leave = () => {
        const button = screen.getByRole('button', { name });
        act(() => button.focus());
        fireEvent.click(button);
      };
      act(() => origin.focus());
      leave();
      expect(document.activeElement).toBe(origin);
      fireEvent.click(origin);
      act(() => origin.blur());
      leave();
      expect(document.activeElement).toBe(page);
      page.remove();
    },
  );

  test('a toast that goes by itself leaves the focus where it is', () => {
    say('Saved');
    const origin = screen.getByRole('button', { name: 'Say' });
    act(() => origin.focus());
    after(2000);
    expect(document.activeElement).toBe(origin);
  });

  test('at most three toasts are shown at a time', () => {
    say('Saved');
    for (let more = 0; more < 4; more += 1) fireEvent.click(screen.getByRole('button', { name: 'Say' }));
    expect(screen.getAllByText('Saved')).toHaveLength(3);
  });
});
