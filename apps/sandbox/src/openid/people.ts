/** A person who can sign in at the sandbox's identity provider. */
export interface Person {
  id: string;
  givenName: string;
  familyName: string;
  email: string | null;
  emailVerified: boolean;
  /** A note about the account, shown beside it. */
  note: string;
}

/** The people who have an account at the identity provider. */
export const PEOPLE: readonly Person[] = [
  {
    id: 'ananya',
    givenName: 'Ananya',
    familyName: 'Rao',
    email: 'ananya.rao@post.example',
    emailVerified: true,
    note: 'Her e-mail is verified.',
  },
  {
    id: 'noura',
    givenName: 'نورة',
    familyName: 'العتيبي',
    email: 'noura@barid.example',
    emailVerified: true,
    note: 'Her name is written in Arabic.',
  },
  {
    id: 'kim',
    givenName: 'Kim',
    familyName: 'Tan',
    email: 'kim.tan@post.example',
    emailVerified: false,
    note: 'Nobody has verified this e-mail.',
  },
  {
    id: 'sam',
    givenName: 'Sam',
    familyName: '',
    email: null,
    emailVerified: false,
    note: 'Keeps the e-mail to himself.',
  },
];
