import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A captcha as the gateway creates it. */
export interface CaptchaChallenge {
  parameters: Record<string, unknown>;
  signature: string;
}

/**
 * Solves a captcha with the Web Crypto API of the browser, which does not block the page, and without another service.
 * The result is the value of `captcha` in a call.
 */
export async function solveCaptcha(captcha: CaptchaChallenge): Promise<string> {
  const challenge = captcha as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The captcha was not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
