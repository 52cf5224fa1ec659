/** Why our staff has to check a review before it is published. */
export type HeldFor = 'not-bought' | 'link' | 'contact' | 'shouting' | 'insult' | 'pictures';

/** Web addresses, with a scheme or as a bare name. */
const LINK = /https?:|www\.|\b[\w-]{2,}\.(?:com|net|org|info|shop|store|online|site|in|sg|ae|sa|us)\b/iu;
/** E-mail addresses and phone numbers, in any digits. */
const CONTACT = /\S@\S|(?:\p{Nd}[\s().-]?){7,}/u;
/** A letter or mark that is repeated many times. */
const DRAWN_OUT = /(\p{L}|[!?])\1{5,}/u;
const INSULT =
  /\b(?:fuck\w*|shit\w*|bastards?|assholes?|idiots?|scam(?:mers?)?|thieves)\b|نصاب|حرامي|لصوص|أغبياء|كلاب/iu;

/**
 * The reason why a review is held for moderation. Null if it can be published at once: its writer has received the goods,
 * it has no pictures, and nothing in its words needs a check.
 */
export function reviewVerdict({
  title,
  text,
  verified,
  pictures,
}: {
  title: string;
  text: string;
  verified: boolean;
  pictures: readonly string[];
}): HeldFor | null {
  const words = `${title}\n${text}`;
  if (LINK.test(words)) return 'link';
  if (CONTACT.test(words)) return 'contact';
  if (INSULT.test(words)) return 'insult';
  if (DRAWN_OUT.test(words) || isMostlyCapitals(words)) return 'shouting';
  if (pictures.length > 0) return 'pictures';
  return verified ? null : 'not-bought';
}

function isMostlyCapitals(words: string): boolean {
  const letters = words.match(/\p{Lu}|\p{Ll}/gu) ?? [];
  const capitals = words.match(/\p{Lu}/gu) ?? [];
  return letters.length > 20 && capitals.length > letters.length * 0.7;
}
