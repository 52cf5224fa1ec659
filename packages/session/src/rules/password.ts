/** The shortest and the longest password that an account accepts. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/** The most common passwords, in lower case and without digits and signs at the end. */
const COMMON = new Set([
  'password',
  'passwort',
  'qwerty',
  'qwertyuiop',
  'asdfghjkl',
  'iloveyou',
  'welcome',
  'letmein',
  'admin',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'batman',
  'dragon',
  'monkey',
  'master',
  'india',
  'mumbai',
  'cricket',
  'lunette',
  'glasses',
  'eyewear',
  'abcdefgh',
  'qazwsx',
  'zaq',
  'login',
]);

/** What is wrong with a new password. */
export type PasswordFault = 'short' | 'long' | 'common' | 'personal';

/** Checks a new password; null if it is valid. All characters are allowed, and none are mandatory. */
export function passwordFault(
  password: string,
  about: { email?: string | null; firstName?: string; lastName?: string } = {},
): PasswordFault | null {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.least) return 'short';
  if (length > PASSWORD_LENGTH.most) return 'long';
  const plain = password.toLowerCase();
  const word = plain.replace(/[^\p{L}]+$/u, '');
  if (new Set(plain).size < 4 || isRun(plain) || COMMON.has(word)) return 'common';
  const own = [
    about.email ?? '',
    about.email?.split('@')[0] ?? '',
    about.firstName ?? '',
    about.lastName ?? '',
  ];
  return own.some((part) => part.length >= 3 && (word === part.toLowerCase() || plain === part.toLowerCase()))
    ? 'personal'
    : null;
}

/** Whether each character follows the one before in its sequence: 12345678, abcdefgh, 87654321. */
function isRun(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return (
    steps.every((step) => step === 1) || steps.every((step) => step === -1) || /^1234567890*$/.test(text)
  );
}
