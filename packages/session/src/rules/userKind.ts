/** The kinds of people in the store (GLOB-03). */
export type UserKind = 'guest' | 'customer' | 'loyalty' | 'doctor' | 'presales' | 'sbrt';

export interface UserSigns {
  isLoggedIn: boolean;
  isLoyalty?: boolean;
  isDoctorSession?: boolean;
  isSalesman?: boolean;
  /** Value of the login cookie; the branded mobile login writes its marker there. */
  loginCookie?: string | undefined;
}

/** Who is here, the most particular first: staff, then the branded login, then a member, a customer, a guest. */
export function userKind(signs: UserSigns): UserKind {
  if (signs.isDoctorSession) return 'doctor';
  if (signs.isSalesman) return 'presales';
  if (signs.loginCookie?.includes('SBRT')) return 'sbrt';
  if (!signs.isLoggedIn) return 'guest';
  return signs.isLoyalty ? 'loyalty' : 'customer';
}
