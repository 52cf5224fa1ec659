import type { Field, RecordedInput } from './recordInput.ts';

/** Milliseconds after which waiting for the hydration of a part ends; a slow phone under load takes seconds. */
const LIMIT_MS = 30_000;

/**
 * Replays the recorded input. React hydrates a page in parts, so this waits for the parts that were used and makes React hydrate
 * them first. The returned function ends the waiting.
 */
export function replayInput(): () => void {
  const latest = performance.now() + LIMIT_MS;
  const look = () => {
    const { recordedInput } = window;
    if (!recordedInput) return;
    const used = [...recordedInput.written.keys(), ...recordedInput.pressed];
    const waiting = used.filter((element) => !isHydrated(element));
    if (waiting.length === 0 || performance.now() > latest) return replay(recordedInput);
    for (const element of waiting) element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    timer = setTimeout(look, 16);
  };
  // React does not handle events while it runs an effect.
  let timer = setTimeout(look);
  return () => clearTimeout(timer);
}

/** Whether React has hydrated an element, by the property that React sets; there is no public way to find out. */
function isHydrated(element: Element): boolean {
  return !element.isConnected || Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

function replay({ pressed, written, pointer, stop }: RecordedInput): void {
  stop();
  delete window.recordedInput;
  const pointedAt = [...document.querySelectorAll(':hover')].at(-1);
  pointedAt?.dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType: pointer || 'mouse' }),
  );
  if (document.activeElement !== document.body)
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const [field, value] of written) if (field.isConnected) writeAgain(field, value);
  for (const target of pressed) if (target.isConnected) target.click();
}

/**
 * Sets the value of a field so that React handles it as typed: React ignores an event whose value it knows already. Chosen files
 * stay in their field, because scripts cannot set them.
 */
function writeAgain(field: Field, value: string): void {
  if (field.type !== 'file') {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
