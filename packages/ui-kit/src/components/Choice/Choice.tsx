import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { className as join } from '../../className.ts';

/** Props of `Choice`. */
export interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title'> {
  title: ReactNode;
  /** One line on what the choice means for the wearer or, if it is disabled, the reason. */
  text?: ReactNode;
  /** Content at the end of the card: a price, a word, an icon. */
  end?: ReactNode;
  /** The end content has two lines, beside title and text. */
  tall?: boolean;
  /** Content that opens below while the choice is selected, such as the card fields of a payment method. */
  children?: ReactNode;
}

/** A radio card with an explanation. Put several with the same `name` into a ChoiceGroup. */
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
