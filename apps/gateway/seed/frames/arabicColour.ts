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
  poppy: 'أحمر خشخاشي',
  'havana tortoise': 'هافانا',
  honey: 'عسلي',
  'dark tortoise': 'صدفي داكن',
  'blonde tortoise': 'صدفي أشقر',
  'sand tortoise': 'صدفي رملي',
  'grey tortoise': 'صدفي رمادي',
  'clear crystal': 'شفاف',
  champagne: 'شامبانيا',
  'rose crystal': 'وردي شفاف',
  smoke: 'دخاني',
  'sage crystal': 'مريمي شفاف',
  'sky crystal': 'سماوي شفاف',
  amber: 'كهرماني',
  fade: 'متدرج',
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
  'olive lens': 'زيتية',
  'grey lens': 'رمادية',
  'brown lens': 'بنية',
  'blue lens': 'زرقاء',
  'amber lens': 'كهرمانية',
  'rose lens': 'وردية',
  'brown fade': 'بنية متدرجة',
  'grey fade': 'رمادية متدرجة',
  'rose fade': 'وردية متدرجة',
  'green fade': 'خضراء متدرجة',
  'blue mirror': 'زرقاء عاكسة',
  'silver mirror': 'فضية عاكسة',
  'gold mirror': 'ذهبية عاكسة',
};

function word(table: Record<string, string>, english: string): string {
  const arabic = table[english.toLowerCase()];
  if (!arabic) throw new Error(`No Arabic for the colour "${english}"`);
  return arabic;
}

/** The Arabic of a frame's colour: `Ink and gold, green lens` is أسود وذهبي بعدسة خضراء. */
export function arabicColour(english: string): string {
  const [frame = '', lens] = english.split(', ');
  const parts = frame.split(' and ').map((part) => word(SHEETS_AND_METALS, part));
  return lens ? `${parts.join(' و')} بعدسة ${word(LENSES, lens)}` : parts.join(' و');
}
