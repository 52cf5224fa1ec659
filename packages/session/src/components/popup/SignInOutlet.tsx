import { useAppDispatch, useAppSelector } from '@lunette/api-client';
import { useState, type ComponentType } from 'react';
import { selectIsPopupOpen } from '../../signInState.ts';

/** Props of `SignInOutlet`. */
export interface SignInOutletProps {
  /** The popup with its texts, as a lazy dialog: it is loaded at the first opening and then stays mounted. */
  popup: ComponentType<{ open: boolean; onClose: () => void }>;
}

/** The place of the sign-in popup in the page. Put it once into each shell. */
export function SignInOutlet({ popup: Popup }: SignInOutletProps) {
  const isOpen = useAppSelector(selectIsPopupOpen);
  const dispatch = useAppDispatch();
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  const close = async () => void dispatch((await import('../../slice.ts')).signInClosed());
  return isOpen || wasOpened ? <Popup open={isOpen} onClose={() => void close()} /> : null;
}
