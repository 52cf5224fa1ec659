import { Modal, type ModalProps } from './Modal.tsx';

/** A question or short form in the middle of the desk, from below on the phone. */
export function Dialog(props: Omit<ModalProps, 'onBack'>) {
  return <Modal {...props} form="dialog" />;
}
