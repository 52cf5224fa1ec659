type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person has done on a page that is not awake yet. */
export interface RecordedInput {
  /** Controls that were pressed, in order, each once. */
  pressed: Set<HTMLElement>;
  /** What was written into fields or chosen in them. */
  written: Map<Field, string>;
  /** What points: `mouse`, `touch` or `pen`. */
  pointer: string;
  stop: () => void;
}

declare global {
  interface Window {
    recordedInput?: RecordedInput;
  }
}

/**
 * Keeps what a person does before the page has woken up: presses of controls that need it, and what is written. Links
 * lead on without scripts, so they are let through. It is sent as text: it may name nothing outside itself.
 */
export function recordInput(): void {
  const controls = 'button, summary, input[type=checkbox], input[type=radio], [aria-haspopup]';
  const pressed = new Set<HTMLElement>();
  const written = new Map<Field, string>();
  const press = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>(controls);
    if (!target) return;
    event.preventDefault();
    pressed.add(target);
  };
  const write = ({ target }: Event) => {
    written.set(target as Field, (target as Field).value);
  };
  const point = (event: PointerEvent) => {
    kept.pointer = event.pointerType;
  };
  const kept: RecordedInput = {
    pressed,
    written,
    pointer: '',
    stop() {
      document.removeEventListener('click', press, true);
      document.removeEventListener('input', write, true);
      document.removeEventListener('pointerover', point, true);
    },
  };
  document.addEventListener('click', press, true);
  document.addEventListener('input', write, true);
  document.addEventListener('pointerover', point, true);
  window.recordedInput = kept;
}

/** Nothing that was touched stays out of React's hands for longer; what does is not React's. */
const PATIENCE_MS = 5000;

/**
 * Does, in a page that is awake, what was done before: nothing that a person did on a slow line is lost. Parts of a page
 * wake up after the page does, so it waits for those that were touched; the answer stops the waiting.
 */
export function replayInput(): () => void {
  const latest = performance.now() + PATIENCE_MS;
  const look = () => {
    const { recordedInput } = window;
    if (!recordedInput) return;
    const touched = [...recordedInput.written.keys(), ...recordedInput.pressed];
    if (touched.every(isTakenOver) || performance.now() > latest) repeat(recordedInput);
    else timer = setTimeout(look, 16);
  };
  // React listens to nothing while it runs an effect.
  let timer = setTimeout(look);
  return () => clearTimeout(timer);
}

/** React marks an element of its own by a property; there is no other way to ask whether it listens. */
function isTakenOver(element: Element): boolean {
  return !element.isConnected || Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

function repeat({ pressed, written, pointer, stop }: RecordedInput): void {
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

/** Writes into a field as a person does: React hears of a value only when it differs from the one it knows. */
function writeAgain(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
