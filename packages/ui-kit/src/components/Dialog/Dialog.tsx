import { Modal, type ModalProps } from './Modal.tsx';

/** A question or a short form: in the middle of a desktop screen, from the bottom on a phone. */
export function Dialog(props: Omit<ModalProps, 'onBack'>) {
  return <Modal {...props} form="dialog" />;
}
