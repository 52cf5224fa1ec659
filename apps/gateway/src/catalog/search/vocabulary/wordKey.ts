const ARABIC = /^\p{Script=Arabic}+$/u;
const SHORTEST = 2;

/**
 * The key with which a word in the spelling of `searchText` is compared, so that «للرجال» finds «رجال», and "aviators"
 * "aviator". Arabic words lose the prefixes and endings of the light stemmer `light10` (Larkey, Ballesteros and Connell,
 * SIGIR 2002), Latin words the s of the plural.
 */
export function wordKey(word: string): string {
  if (!ARABIC.test(word)) return word.length > 3 ? word.replace(/(?<=[^\Ws\d])s$/, '') : word;
  const start =
    /^(?:وال|بال|كال|فال|لل|ال)/.exec(word)?.[0] ?? (word.length > 4 && word.startsWith('و') ? 'و' : '');
  const bare = word.length - start.length < SHORTEST ? word : word.slice(start.length);
  const end = /(?:ها|ان|ات|ون|ين|يه|ه|ي)$/.exec(bare)?.[0] ?? '';
  return bare.length - end.length < SHORTEST ? bare : bare.slice(0, bare.length - end.length);
}
