import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A puzzle as the gateway creates it. */
export interface Puzzle {
  parameters: Record<string, unknown>;
  signature: string;
}

/**
 * Solves a puzzle with the Web Crypto API of the browser, which does not block the page, and without another service.
 * The result is the value of `captcha` in a call.
 */
export async function solvePuzzle(puzzle: Puzzle): Promise<string> {
  const challenge = puzzle as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The puzzle was not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
