import { Modal, type ModalProps } from '../Dialog/Modal.tsx';

/** A full-height panel at the side of the desk (480 px, lenses 600), a sheet of 94 % with a handle on the phone. */
export function Panel(props: ModalProps) {
  return <Modal {...props} form="panel" />;
}
