import { useEffect } from 'react';

declare global {
  interface Window {
    earlyPresses?: { pressed: Set<HTMLElement>; stop: () => void };
  }
}

const KEEP = `(function () {
  var pressed = new Set();
  function keep(event) {
    var target = event.target.closest('button, input[aria-haspopup]');
    if (!target) return;
    event.preventDefault();
    pressed.add(target);
  }
  document.addEventListener('click', keep, true);
  window.earlyPresses = { pressed, stop: () => document.removeEventListener('click', keep, true) };
})()`;

/** The script that remembers which buttons, and fields that open something, were pressed before the page woke up; it belongs into the head. */
export function EarlyPresses() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: KEEP }} />;
}

/** Presses them, each once, as soon as the page has woken up: on a slow line no press is lost. */
export function useEarlyPresses(): void {
  useEffect(() => {
    const { pressed, stop } = window.earlyPresses ?? {};
    stop?.();
    delete window.earlyPresses;
    for (const target of pressed ?? []) if (target.isConnected) target.click();
  }, []);
}
