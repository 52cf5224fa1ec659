import { Modal, type ModalProps } from '../Dialog/Modal.tsx';

/** A sheet from the bottom of the screen, as high as its content, on every device. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} form="low" />;
}
