import { useId, type ReactNode } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';
import { FieldMessage } from './FieldMessage.tsx';

/** The texts around a control: its label, and a hint or a message. */
export interface FieldTexts {
  label: ReactNode;
  /** Says in advance what is expected; a message replaces it. */
  hint?: ReactNode;
  /** What is wrong and how to correct it. The entered value is kept. */
  error?: ReactNode;
  /** The value is unusual, but may be right. */
  warning?: ReactNode;
  /** Confirms how the value was understood: `Pune, Camp.` */
  good?: ReactNode;
  /** Adds the word "optional" to the label. */
  optional?: boolean;
}

/** What a control inside a Field gets: its id, and the ids of the texts that describe it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  tone: 'bad' | 'warn' | 'good' | undefined;
}

/** Props of `Field`. */
export interface FieldProps extends FieldTexts {
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A label, a control, and one message with an icon below it. For an ordinary field use TextField or SelectField. */
export function Field({ label, hint, error, warning, good, optional, className, children }: FieldProps) {
  const t = useText();
  const id = useId();
  const tone = error ? 'bad' : warning ? 'warn' : good ? 'good' : undefined;
  const text = error ?? warning ?? good ?? hint;
  const messageId = `${id}-message`;
  return (
    <div className={join('field', className)}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({t('ui.optional')})</span>}
      </label>
      {children({
        id,
        'aria-describedby': text ? messageId : undefined,
        'aria-invalid': tone === 'bad' || undefined,
        tone,
      })}
      <FieldMessage id={messageId} tone={tone}>
        {text}
      </FieldMessage>
    </div>
  );
}
