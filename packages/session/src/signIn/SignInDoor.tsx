import { useAppSelector, type RootState } from '@lunette/api-client';
import { useState, type ComponentType } from 'react';

export interface SignInDoorProps {
  /** The popup with its words, as a lazy component: it is fetched at the first opening and then stays. */
  popup: ComponentType;
}

// The state's own part may not be loaded yet: nobody has signed in or pressed anything.
const selectIsOpen = (state: RootState & { who?: { popup: object | null } }) => Boolean(state.who?.popup);

/** Where the sign-in popup comes into the page. Put it once into each shell. */
export function SignInDoor({ popup: Popup }: SignInDoorProps) {
  const isOpen = useAppSelector(selectIsOpen);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  return isOpen || wasOpened ? <Popup /> : null;
}
