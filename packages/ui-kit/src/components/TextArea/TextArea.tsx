import type { ComponentPropsWithRef } from 'react';
import { className as join } from '../../className.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';

/** Props of `TextArea`. */
export type TextAreaProps = FieldTexts & ComponentPropsWithRef<'textarea'>;

/** Several lines of text with label, hint and message. */
export function TextArea({
  label,
  hint,
  error,
  warning,
  good,
  optional,
  className,
  rows = 3,
  ...area
}: TextAreaProps) {
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
          <textarea rows={rows} {...described} {...area} id={id} />
        </span>
      )}
    </Field>
  );
}
