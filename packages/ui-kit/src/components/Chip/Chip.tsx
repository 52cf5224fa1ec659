import { X } from 'lucide-react';
import type { ElementType, ReactNode } from 'react';
import type { AsProps } from '../../asElement.ts';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';

interface ChipOwnProps {
  /** Makes the chip a toggle; it is black when on. */
  on?: boolean;
  /** Makes the chip removable: a press on it calls this function. */
  onRemove?: () => void;
  /** The name of a removable chip for screen readers, when its content is not plain text. */
  name?: string;
  children: ReactNode;
}

/** Props of `Chip`. */
export type ChipProps<E extends ElementType = 'button'> = AsProps<ChipOwnProps, E>;

/** A pill for a choice, or for an active filter that a press removes. */
export function Chip<E extends ElementType = 'button'>({
  as,
  on,
  onRemove,
  name,
  children,
  className,
  ...rest
}: ChipProps<E>) {
  const t = useText();
  const Tag: ElementType = as ?? 'button';
  const spoken = name ?? (typeof children === 'string' ? children : '');
  return (
    <Tag
      {...(Tag === 'button' && { type: 'button' })}
      aria-pressed={on}
      {...(onRemove && { 'aria-label': t('ui.remove', { name: spoken }), onClick: onRemove })}
      {...rest}
      className={join('chip', onRemove && 'chip-set', className)}
    >
      {children}
      {onRemove && <X className="size-4" />}
    </Tag>
  );
}
