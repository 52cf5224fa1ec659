import { X } from 'lucide-react';
import type { ElementType, ReactNode } from 'react';
import type { AsProps } from '../../asElement.ts';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';

interface ChipOwnProps {
  /** Makes it a toggle; black when on. */
  on?: boolean;
  /** What is set and can be taken away: pressing it removes it. `name` is read out. */
  onRemove?: () => void;
  /** What a removable chip is called when its content is not plain text. */
  name?: string;
  children: ReactNode;
}

export type ChipProps<E extends ElementType = 'button'> = AsProps<ChipOwnProps, E>;

/** A pill to choose with, or a set filter that goes away when pressed. */
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
