import { Modal, type ModalProps } from '../Dialog/Modal.tsx';

/**
 * A full-height panel at the side of a desktop screen (480 px, lenses 600); on a phone a sheet of 94% with a handle.
 */
export function Panel(props: ModalProps) {
  return <Modal {...props} form="panel" />;
}
