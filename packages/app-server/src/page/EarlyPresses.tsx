import { useEffect } from 'react';

declare global {
  interface Window {
    earlyPresses?: { buttons: Set<HTMLButtonElement>; stop: () => void };
  }
}

const KEEP = `(function () {
  var buttons = new Set();
  function keep(event) {
    var button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    buttons.add(button);
  }
  document.addEventListener('click', keep, true);
  window.earlyPresses = { buttons, stop: () => document.removeEventListener('click', keep, true) };
})()`;

/** The script that remembers which buttons were pressed before the page woke up; it belongs into the head. */
export function EarlyPresses() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: KEEP }} />;
}

/** Presses those buttons, each once, as soon as the page has woken up: on a slow line no press is lost. */
export function useEarlyPresses(): void {
  useEffect(() => {
    const { buttons, stop } = window.earlyPresses ?? {};
    stop?.();
    delete window.earlyPresses;
    for (const button of buttons ?? []) if (button.isConnected) button.click();
  }, []);
}
