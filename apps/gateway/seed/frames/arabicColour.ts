const SHEETS_AND_METALS: Record<string, string> = {
  ink: 'أسود',
  navy: 'كحلي',
  forest: 'أخضر غابي',
  olive: 'زيتي',
  burgundy: 'خمري',
  brick: 'قرميدي',
  'deep teal': 'بترولي',
  slate: 'رمادي أردوازي',
  cocoa: 'بني كاكاو',
  clay: 'طيني',
  ivory: 'عاجي',
  blush: 'وردي ناعم',
  mustard: 'خردلي',
  lilac: 'ليلكي',
  cornflower: 'أزرق قنطريون',
  mint: 'نعناعي',
  poppy: 'أحمر قرمزي',
  'havana tortoise': 'هافانا',
  honey: 'عسلي',
  'dark tortoise': 'نقشة السلحفاة داكنة',
  'blonde tortoise': 'نقشة السلحفاة شقراء',
  'sand tortoise': 'نقشة السلحفاة رملية',
  'grey tortoise': 'نقشة السلحفاة رمادية',
  'clear crystal': 'شفاف',
  champagne: 'شامبانيا',
  'rose crystal': 'وردي شفاف',
  smoke: 'دخاني',
  'sage crystal': 'مريمي شفاف',
  'sky crystal': 'سماوي شفاف',
  amber: 'كهرماني',
  fade: 'متدرج اللون',
  'grey fade': 'رمادي متدرج',
  'burgundy to rose fade': 'متدرج من الخمري إلى الوردي',
  'forest fade': 'أخضر متدرج',
  'pale gold': 'ذهبي فاتح',
  gold: 'ذهبي',
  'rose gold': 'ذهبي وردي',
  silver: 'فضي',
  gunmetal: 'رمادي معدني',
  bronze: 'برونزي',
  titanium: 'تيتانيوم',
  'matt black': 'أسود مطفأ',
};

const LENSES: Record<string, string> = {
  'green lens': 'خضراء',
  'olive lens': 'خضراء زيتونية',
  'grey lens': 'رمادية',
  'brown lens': 'بنية',
  'blue lens': 'زرقاء',
  'amber lens': 'كهرمانية',
  'rose lens': 'وردية',
  'brown fade': 'بنية متدرجة اللون',
  'grey fade': 'رمادية متدرجة اللون',
  'rose fade': 'وردية متدرجة اللون',
  'green fade': 'خضراء متدرجة اللون',
  'blue mirror': 'زرقاء عاكسة',
  'silver mirror': 'فضية عاكسة',
  'gold mirror': 'ذهبية عاكسة',
};

function word(table: Record<string, string>, english: string): string {
  const arabic = table[english.toLowerCase()];
  if (!arabic) throw new Error(`No Arabic for the colour "${english}"`);
  return arabic;
}

/** The Arabic name of a frame's colour: `Ink and gold, green lens` is أسود وذهبي بعدسة خضراء. */
export function arabicColour(english: string): string {
  const [frame = '', lens] = english.split(', ');
  const parts = frame.split(' and ').map((part) => word(SHEETS_AND_METALS, part));
  return lens ? `${parts.join(' و')} بعدسة ${word(LENSES, lens)}` : parts.join(' و');
}
