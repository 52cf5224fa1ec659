import type { ComponentPropsWithRef, ReactNode } from 'react';
import { className as join } from '../../className.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';

/** Props of `TextField`. */
export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  /** Content inside the field before the text: `+91`. */
  before?: ReactNode;
  /** Content inside the field after the text: a unit, an icon button. */
  after?: ReactNode;
}

/**
 * One line of text with its label, hint and message. Every attribute of an input is passed on. `dir="ltr"` also applies
 * to the content before and after the text, as a phone number needs.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, warning, good, optional, before, after, className, ...input } = props;
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
        <span className={join('input', tone && `is-${tone}`)} dir={input.dir}>
          {before && <span className="input-aside">{before}</span>}
          <input {...described} {...input} id={id} />
          {after && <span className="input-aside">{after}</span>}
        </span>
      )}
    </Field>
  );
}
