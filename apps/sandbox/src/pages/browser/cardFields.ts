import {
  brandOf,
  cardFaults,
  digitsOf,
  expiryTyped,
  grouped,
  type CardEntry,
  type CardField,
} from '../../payments/cardRules.ts';
import { showFault } from './fault.ts';

const FIELDS: CardField[] = ['number', 'expires', 'code', 'name'];

/** The four fields of the card: they are formatted as on a card, checked on blur, and marked if wrong. */
export function cardFields(
  form: HTMLFormElement,
  texts: Record<string, string>,
  onChange: (complete: boolean) => void,
) {
  const inputs = Object.fromEntries(
    FIELDS.map((name) => [name, form.elements.namedItem(name) as HTMLInputElement]),
  ) as Record<CardField, HTMLInputElement>;
  const entry = (): CardEntry =>
    Object.fromEntries(FIELDS.map((name) => [name, inputs[name].value])) as unknown as CardEntry;
  let complete = false;
  const faultOf = (name: CardField) => cardFaults(entry(), new Date())[name];

  form.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement;
    if (input === inputs.number) {
      retype(input, grouped(input.value), /\d/g);
      const brand = document.getElementById('brand');
      if (brand) brand.textContent = brandOf(input.value) ?? '';
    }
    if (input === inputs.expires) retype(input, expiryTyped(input.value), /\d/g);
    if (input === inputs.code) input.value = digitsOf(input.value, 4);
    if (input.getAttribute('aria-invalid') && !faultOf(input.name as CardField)) showFault(input, null);
    const nowComplete = Object.keys(cardFaults(entry(), new Date())).length === 0;
    if (nowComplete !== complete) onChange(nowComplete);
    complete = nowComplete;
  });

  for (const name of FIELDS)
    inputs[name].addEventListener('blur', () => {
      const fault = faultOf(name);
      // A field that was left empty shows no fault yet.
      if (inputs[name].value !== '') showFault(inputs[name], fault ? (texts[fault] ?? fault) : null);
    });

  /** Shows the faults, with the cursor in the first faulty field; returns whether there are none. */
  function show(faults: Partial<Record<string, string>>): boolean {
    for (const name of FIELDS) {
      const fault = faults[name];
      showFault(inputs[name], fault ? (texts[fault] ?? fault) : null);
    }
    const first = FIELDS.find((name) => faults[name]);
    if (first) inputs[first].focus();
    return first === undefined;
  }

  /** Whether the card is to be saved; guests are not asked. */
  const isToBeSaved = () =>
    (form.elements.namedItem('isToBeSaved') as HTMLInputElement | null)?.checked ?? false;

  return { entry, isToBeSaved, show, check: () => show(cardFaults(entry(), new Date())) };
}

/** Writes the formatted value and keeps the cursor behind the same digit as before. */
function retype(input: HTMLInputElement, value: string, counted: RegExp): void {
  if (input.value === value) return;
  const before =
    input.value.slice(0, input.selectionStart ?? input.value.length).match(/[\d٠-٩۰-۹]/g)?.length ?? 0;
  const atEnd = input.selectionStart === input.value.length;
  input.value = value;
  let place = value.length;
  if (!atEnd) {
    const digits = [...value.matchAll(counted)];
    place = before === 0 ? 0 : (digits[before - 1]?.index ?? value.length - 1) + 1;
  }
  input.setSelectionRange(place, place);
}
