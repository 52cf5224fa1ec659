import type { ElementType, MouseEvent, ReactNode } from 'react';
import type { AsProps } from '../../asElement.ts';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';

interface ButtonOwnProps {
  kind?: 'primary' | 'second' | 'quiet' | 'danger';
  size?: 's' | 'm' | 'l';
  /** As wide as its container. */
  full?: boolean;
  /** The button keeps its width and focus, shows a spinner and accepts no second press. */
  loading?: boolean;
  /**
   * The reason why the button cannot be pressed; it replaces the label, since every disabled control shows its reason.
   */
  off?: ReactNode;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  children: ReactNode;
}

/** Props of `Button`. */
export type ButtonProps<E extends ElementType = 'button'> = AsProps<ButtonOwnProps, E>;

interface Pressable {
  disabled?: boolean;
  onClick?: (event: MouseEvent) => void;
}

/** The button of the kit. `as={Link} to="…"` makes it a link with the same look. */
export function Button<E extends ElementType = 'button'>({
  as,
  kind = 'primary',
  size = 'm',
  full,
  loading,
  off,
  icon,
  iconEnd,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps<E>) {
  const t = useText();
  const Tag: ElementType = as ?? 'button';
  const { disabled, onClick: action }: Pressable = { disabled: false, ...rest, onClick };
  const isOff = Boolean(off) || disabled;
  const still = isOff || loading;
  const press = (event: MouseEvent) => {
    if (still) event.preventDefault();
    else action?.(event);
  };
  return (
    <Tag
      {...(Tag === 'button' && { type: 'button' })}
      {...rest}
      aria-disabled={still || undefined}
      aria-busy={loading || undefined}
      onClick={press}
      className={join(
        'btn',
        `btn-${kind}`,
        size !== 'm' && `btn-${size}`,
        full && 'w-full',
        isOff && 'btn-off',
        className,
      )}
    >
      {loading ? <span className="spin" role="status" aria-label={t('ui.busy')} /> : icon}
      {off || children}
      {!loading && !off && iconEnd}
    </Tag>
  );
}
