import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { className as join } from '../../className.ts';

export interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title'> {
  title: ReactNode;
  /** What it means for the wearer in a line; when it is disabled, why. */
  text?: ReactNode;
  /** At the far end: a price, a word, an icon. */
  end?: ReactNode;
  /** The end has two lines, beside title and text. */
  tall?: boolean;
  /** Opens below while it is chosen: the card fields of a payment method. */
  children?: ReactNode;
}

/** A radio card that explains itself. Put several with the same `name` into a ChoiceGroup. */
export function Choice(props: ChoiceProps) {
  const { title, text, end, tall = false, children, className, disabled, ...input } = props;
  const textId = useId();
  return (
    <div
      className={join(
        'choice',
        disabled && 'is-off',
        children !== undefined && 'choice-opens',
        tall && 'choice-tall',
        className,
      )}
    >
      <label className="choice-head">
        <input
          type="radio"
          className="radio"
          disabled={disabled}
          aria-describedby={text ? textId : undefined}
          {...input}
        />
        <span className="choice-title">{title}</span>
        <span className="choice-end">{end}</span>
        {text && (
          <span id={textId} className="choice-text">
            {text}
          </span>
        )}
      </label>
      {input.checked && children && <div className="choice-body">{children}</div>}
    </div>
  );
}
