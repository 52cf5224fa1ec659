import { Modal, type ModalProps } from '../Dialog/Modal.tsx';

/** A sheet from below, as high as its content, on every screen. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} form="low" />;
}
