import { useId, type ReactNode } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';
import { FieldMessage } from './FieldMessage.tsx';

export interface FieldTexts {
  label: ReactNode;
  /** Says beforehand what is expected; gives way to a message. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. The value stays. */
  error?: ReactNode;
  /** Unusual, but may be right. */
  warning?: ReactNode;
  /** Confirms what was understood: `Pune, Camp.` */
  good?: ReactNode;
  /** Adds the word "optional" to the label. */
  optional?: boolean;
}

/** What a control inside a Field takes: its id, and the texts that describe it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  tone: 'bad' | 'warn' | 'good' | undefined;
}

export interface FieldProps extends FieldTexts {
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A label above, a control, and one message below it with an icon. For an ordinary field use TextField or SelectField. */
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
