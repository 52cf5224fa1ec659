import { digitsOf, westernDigits } from '@lunette/country-config';
import { className, FieldMessage } from '@lunette/ui-kit';
import { useId, useState, type CSSProperties, type Ref } from 'react';

/** Props of `CodeInput`. */
export interface CodeInputProps {
  label: string;
  /** The number of digits. */
  digits: number;
  value: string;
  /** Called with the digits that were typed, pasted or filled in so far, in Western figures. */
  onChange: (code: string) => void;
  /** The error of the code. The next digit then starts a new code. */
  error?: string | undefined;
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A one-time code: one field for keyboards, paste and autofill, shown as a box for each digit. */
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
          className="absolute inset-0 z-10 size-full bg-transparent outline-none"
          style={{ color: 'transparent', caretColor: 'transparent' }}
        />
        <div aria-hidden="true" className="flex gap-2">
          {Array.from({ length: digits }, (_, index) => (
            <span
              key={index}
              className={className(
                'input num h-14 flex-1 justify-center text-22 font-semibold',
                error && 'is-bad',
              )}
              style={hasFocus && index === at ? CURRENT : undefined}
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

/** The style of a focused field. */
const CURRENT: CSSProperties = {
  outline: '2px solid var(--accent)',
  outlineOffset: -1,
  borderColor: 'var(--accent)',
  boxShadow: 'none',
};

const figuresOf = (text: string) => digitsOf(westernDigits(text));

/** Keeps the caret at the end, wherever the shopper presses, so that typed digits follow the existing ones. */
function stayAtEnd(field: HTMLInputElement): void {
  const { length } = field.value;
  if (field.selectionStart !== length) field.setSelectionRange(length, length);
}
