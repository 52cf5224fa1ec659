import { useAppDispatch, useAppSelector, type RootState } from '@lunette/api-client';
import { useState, type ComponentType } from 'react';

export interface SignInOutletProps {
  /** The popup with its words, as a late dialog: it is fetched at the first opening and then stays. */
  popup: ComponentType<{ open: boolean; onClose: () => void }>;
}

// The state's own part may not be loaded yet: nobody has signed in or pressed anything.
const selectIsOpen = (state: RootState & { signIn?: { popup: object | null } }) =>
  Boolean(state.signIn?.popup);

/** Where the sign-in popup comes into the page. Put it once into each shell. */
export function SignInOutlet({ popup: Popup }: SignInOutletProps) {
  const isOpen = useAppSelector(selectIsOpen);
  const dispatch = useAppDispatch();
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  const close = async () => void dispatch((await import('../../slice.ts')).signInClosed());
  return isOpen || wasOpened ? <Popup open={isOpen} onClose={() => void close()} /> : null;
}
