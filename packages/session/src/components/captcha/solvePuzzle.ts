import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A puzzle as the gateway makes it. */
export interface Puzzle {
  parameters: Record<string, unknown>;
  signature: string;
}

/**
 * Solves a puzzle with the browser's own cryptography, which works beside the page; the answer is what a call takes as
 * `captcha`. Nobody else is asked anything.
 */
export async function solvePuzzle(puzzle: Puzzle): Promise<string> {
  const challenge = puzzle as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The puzzle was not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
