import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses each mark of the shown photo, which places it where it is. */
export async function placeMarks(): Promise<void> {
  await screen.findByRole('button', { name: 'Right pupil' });
  for (const mark of screen.getAllByRole('button', { name: /pupil$|side of the face$|end of the card$/ }))
    await userEvent.click(mark);
}
