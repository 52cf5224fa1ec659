import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { className as join } from '../../className.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';

/** Props of `SelectField`. */
export type SelectFieldProps = FieldTexts & ComponentPropsWithRef<'select'>;

/** A native select with label, hint and message; its children are `<option>` elements. */
export function SelectField({
  label,
  hint,
  error,
  warning,
  good,
  optional,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      warning={warning}
      good={good}
      optional={optional}
      className={className}
    >
      {({ tone, id, ...described }) => (
        <span className={join('input', tone && `is-${tone}`)}>
          <select {...described} {...select} id={id} />
          <ChevronDown className="pointer-events-none size-4" />
        </span>
      )}
    </Field>
  );
}
