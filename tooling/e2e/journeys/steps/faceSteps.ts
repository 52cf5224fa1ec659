import type { Locator, Page } from '@playwright/test';

/** Presses each mark of a face photo, which places it where it is. */
export async function placeMarks(place: Page | Locator): Promise<void> {
  await place.getByRole('button', { name: 'Right pupil' }).waitFor();
  const marks = place.getByRole('button', { name: /pupil$|side of the face$|end of the card$/ });
  for (const mark of await marks.all()) await mark.click();
}
