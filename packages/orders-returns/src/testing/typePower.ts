import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';

/** Types −1.25 and a pupillary distance of 31.5 for both eyes into the form of a power. */
export async function typePower(): Promise<void> {
  await screen.findByRole('group', { name: 'Right eye' });
  for (const eye of ['right', 'left'])
    for (const [place, figure] of [
      [0, '-1.25'],
      [4, '31.5'],
    ] as const) {
      const field = document.querySelectorAll<HTMLInputElement>(`[data-eye=${eye}] input`)[place];
      if (!field) throw new Error(`There is no field ${place} of the ${eye} eye`);
      await userEvent.fill(field, figure);
    }
}
