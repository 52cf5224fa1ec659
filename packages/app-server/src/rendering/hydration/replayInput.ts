import type { Field, RecordedInput } from './recordInput.ts';

/** What React has not hydrated by then is given up; a slow phone under load takes seconds. */
const LIMIT_MS = 30_000;

/**
 * Replays on a hydrated page what was done before. React hydrates a page in parts, so it waits for those that were used
 * and asks React to hydrate them first. The returned function ends the waiting.
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
  // React listens to nothing while it runs an effect.
  let timer = setTimeout(look);
  return () => clearTimeout(timer);
}

/** React marks its elements by a property; there is no other way to ask whether it listens. */
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
 * Writes into a field as a person does: React hears of a value only when it differs from the one it knows. Files that were
 * chosen stay in their field, into which no script can write them.
 */
function writeAgain(field: Field, value: string): void {
  if (field.type !== 'file') {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
