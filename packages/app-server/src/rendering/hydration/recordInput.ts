/** A form field whose value is recorded. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The input on a page that is not hydrated yet. */
export interface RecordedInput {
  /** Controls that were pressed, in order, each once. */
  pressed: Set<HTMLElement>;
  /** The fields whose value was changed. */
  written: Map<Field, string>;
  /** The pointing device: `mouse`, `touch` or `pen`. */
  pointer: string;
  /** Whether a key was pressed, such as Tab. */
  keyed: boolean;
  /** Ends the recording; controls no longer look pressed. */
  stop: () => void;
}

declare global {
  interface Window {
    recordedInput?: RecordedInput;
  }
}

/**
 * Records input before the page is hydrated: presses of controls that need scripts, which are shown as pressed, and typed
 * values. Links work without scripts and are followed. This function is sent as text, so it must not refer to anything outside
 * itself.
 */
export function recordInput(): void {
  const controls = 'button, summary, input[type=checkbox], input[type=radio], [aria-haspopup]';
  const looks: Animation[] = [];
  const pressed = new Set<HTMLElement>();
  const written = new Map<Field, string>();
  const press = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>(controls);
    if (!target) return;
    // React handles events of parts that are already hydrated, except for values that it does not know yet.
    const hydrated = Object.keys(target).some((name) => name.startsWith('__reactProps$'));
    if (hydrated && written.size === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pressed.has(target)) return;
    pressed.add(target);
    // An animation changes no attribute, so React hydrates the element as it was sent.
    const seen = (target as HTMLInputElement).labels?.[0] ?? target;
    looks.push(seen.animate({ opacity: [0.55, 0.55] }, { duration: 1, fill: 'forwards' }));
  };
  const write = ({ target }: Event) => {
    written.set(target as Field, (target as Field).value);
  };
  const point = (event: PointerEvent) => {
    recorded.pointer = event.pointerType;
  };
  const key = () => {
    recorded.keyed = true;
  };
  const recorded: RecordedInput = {
    pressed,
    written,
    pointer: '',
    keyed: false,
    stop() {
      document.removeEventListener('click', press, true);
      document.removeEventListener('input', write, true);
      document.removeEventListener('pointerover', point, true);
      document.removeEventListener('keydown', key, true);
      for (const look of looks) look.cancel();
    },
  };
  document.addEventListener('click', press, true);
  document.addEventListener('input', write, true);
  document.addEventListener('pointerover', point, true);
  document.addEventListener('keydown', key, true);
  window.recordedInput = recorded;
}
