import { ArrowLeft, X } from 'lucide-react';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useDragToClose } from './useDragToClose.ts';
import { useModal } from './useModal.ts';

/** Props of `Modal`. */
export interface ModalProps {
  open: boolean;
  /** Called on Escape, Back, the close button, a drag down and a press outside; the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** Shows a back arrow before the title. */
  onBack?: () => void;
  /** Content that stays visible below the scrolling body. */
  footer?: ReactNode;
  /** The width on a desktop screen, in pixels. */
  width?: number;
  className?: string;
  children: ReactNode;
}

/** The common part of Dialog, Panel and Sheet: a native dialog with handle, header, scrolling body and footer. */
export function Modal(props: ModalProps & { form: string }) {
  const { open, onClose, title, onBack, footer, width, className, children, form } = props;
  const t = useText();
  const titleId = useId();
  const ref = useModal(open, onClose);
  const drag = useDragToClose(onClose);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={join('sheet', form, className)}
      style={width ? ({ '--w': `${width}px` } as CSSProperties) : undefined}
    >
      {open && (
        <>
          <span className="sheet-grab" aria-hidden="true" {...drag} />
          <header className="sheet-head" {...drag}>
            {onBack && (
              <IconButton className="sheet-back" label={t('ui.back')} onClick={onBack}>
                <ArrowLeft className="turns" />
              </IconButton>
            )}
            <h2 className="sheet-title" id={titleId}>
              {title}
            </h2>
            <IconButton label={t('ui.close')} onClick={onClose}>
              <X />
            </IconButton>
          </header>
          <div className="sheet-body">{children}</div>
          {footer && <footer className="sheet-foot">{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
