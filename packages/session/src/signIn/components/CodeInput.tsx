import { westernDigits } from '@lunette/country-config';
import { FieldMessage } from '@lunette/ui-kit';
import { useId, useState, type Ref } from 'react';

export interface CodeInputProps {
  label: string;
  /** How many digits it has. */
  digits: number;
  value: string;
  /** Gets the digits typed, pasted or filled in so far, in Western figures. */
  onChange: (code: string) => void;
  /** What is wrong with it. The next digit then begins anew. */
  error?: string | undefined;
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A one-time code: one field for keyboards, paste and autofill, drawn as a box for each digit. */
export function CodeInput({ label, digits, value, onChange, error, hint, ref }: CodeInputProps) {
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  const take = (typed: string) => {
    const figures = figuresOf(typed);
    const begun = error && figures.length > digits && figures.startsWith(value);
    onChange((begun ? figures.slice(value.length) : figures).slice(0, digits));
  };
  const at = Math.min(value.length, digits - 1);
  return (
    <div className="grid gap-3">
      <div className="relative" dir="ltr">
        <input
          ref={ref}
          id={id}
          name="code"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-message`}
          autoComplete="one-time-code"
          inputMode="numeric"
          value={value}
          onChange={({ target }) => take(target.value)}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onSelect={({ currentTarget }) => stayAtEnd(currentTarget)}
          onPaste={(event) => {
            event.preventDefault();
            onChange(figuresOf(event.clipboardData.getData('text')).slice(0, digits));
          }}
          className="absolute inset-0 z-10 size-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
        />
        <div aria-hidden="true" className="grid grid-flow-col auto-cols-fr gap-2">
          {Array.from({ length: digits }, (_, index) => (
            <span
              key={index}
              data-on={(hasFocus && index === at) || undefined}
              data-bad={error ? true : undefined}
              className="num grid h-14 place-items-center rounded-control border border-line-strong bg-surface text-22 font-semibold data-bad:border-sale data-on:border-accent data-on:outline-2 data-on:-outline-offset-1 data-on:outline-accent"
            >
              {value[index]}
            </span>
          ))}
        </div>
      </div>
      <FieldMessage id={`${id}-message`} tone={error ? 'bad' : undefined}>
        {error ?? hint}
      </FieldMessage>
    </div>
  );
}

const figuresOf = (text: string) => westernDigits(text).replace(/\D/g, '');

/** What is typed next goes behind what stands there, wherever a finger points. */
function stayAtEnd(field: HTMLInputElement): void {
  const { length } = field.value;
  if (field.selectionStart !== length) field.setSelectionRange(length, length);
}
