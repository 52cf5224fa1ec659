import { useAppDispatch, useAppSelector } from '@lunette/api-client';
import { useState, type ComponentType } from 'react';
import { selectIsPopupOpen } from '../../signInState.ts';

export interface SignInOutletProps {
  /** The popup with its words, as a late dialog: it is fetched at the first opening and then stays. */
  popup: ComponentType<{ open: boolean; onClose: () => void }>;
}

/** Where the sign-in popup comes into the page. Put it once into each shell. */
export function SignInOutlet({ popup: Popup }: SignInOutletProps) {
  const isOpen = useAppSelector(selectIsPopupOpen);
  const dispatch = useAppDispatch();
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  const close = async () => void dispatch((await import('../../slice.ts')).signInClosed());
  return isOpen || wasOpened ? <Popup open={isOpen} onClose={() => void close()} /> : null;
}
