/**
 * The sentences of reviews about a subject. `open` begins, `detail` continues, `end` closes; `but` is the complaint of less
 * satisfied writers.
 */
export interface Sentences {
  open: readonly string[];
  detail: readonly string[];
  end: readonly string[];
  but: readonly string[];
}

const FRAME: Sentences = {
  open: [
    'The millimetres on the page were right to the last one.',
    'I had given up on buying glasses by post. This one I opened, put on, and went to work.',
    'My mother chose the shape, I chose the size, we were both right.',
    'I wanted something that my face could carry for years, not for a season.',
    'It has the one thing that my last three frames lacked: it stays where I put it.',
    'Ordered on a Sunday evening with the prescription in one hand and tea in the other.',
    'The picture was so plain that I trusted it. It is what came.',
    'My colleagues noticed on the first morning, which never happens to me.',
    'A frame that you can read with, run for the bus with, and fall asleep in.',
    'Found it by width alone, then fell for the colour.',
    'I am an architect and fussy about corners. These are good corners.',
    'I asked whether the bridge would suit a flat nose and got an honest answer.',
    'Second pair, other colour, same size. That says it all.',
    'Bought it for my father; he says that the news looks sharper.',
    'Took the wider one after reading what the page says about fit. Glad I did.',
    'I measured my old pair, took the same width, and it sits exactly as it should.',
    'Bought it for the office, wear it all weekend as well.',
    'My optician asked where it was from and wrote the name down.',
    'I ordered two sizes in my head and one in the shop, and the size drawing settled it.',
    'My third pair from here and the first that I would not change.',
    'After ten years of the same black rectangle this was a leap, and a good one.',
    'I have a narrow face and stores only ever show me children’s frames. Not here.',
    'I have a wide face and usually leave marks on my temples. None so far.',
    'Wore it for a fourteen-hour day before I remembered that it was new.',
    'My daughter chose it over video and she was right.',
    'I was unsure about buying glasses without touching them. I am not any more.',
    'The box arrived on the day that the page had said, before lunch.',
    'I sent a photo of my prescription and somebody rang to read it back to me.',
    'For once the colour is what the picture shows.',
    'Replaced a frame that cost three times as much.',
    'Bought after trying it on in the store.',
    'Compared four shapes at home, kept this one, sent the others back without a word.',
  ],
  detail: [
    'The bridge is the best I have had: no red dots in the evening.',
    'The hinges close with a soft click and have stayed that way for four months.',
    'Lenses are clean right to the edge.',
    'It looks quieter in real life than on the screen, which I like.',
    'The temples were long for me, but the store bent them in five minutes for nothing.',
    'Power feels right, also at the sides.',
    'People notice it without being able to say what has changed.',
    'It survived a two-year-old and a scooter helmet.',
    'Headphones fit over it without pressing.',
    'The finish still looks new although I never use the case.',
    'I can wear a mask without fogging all day.',
    'I forget that I have it on until I take it off to sleep.',
    'The screen filter has a tint if you look for it; at work nobody does.',
    'The drawing with the lens height helped me choose progressives that really fit.',
    'It came with a card that lists my power, handy for the next time.',
    'The second colour is already on my list.',
  ],
  end: [
    'Would buy again.',
    'Exactly what I wanted.',
    'Very happy.',
    'Five stars from a difficult customer.',
    'My brother has ordered the same now.',
    'No complaints after two months.',
    'Fair price for what it is.',
    'Thank you to the optician on the phone.',
    '',
    '',
    '',
  ],
  but: [
    'Lenses took two days longer than promised, though somebody wrote to say so.',
    'The colour is a shade darker than I expected.',
    'Good frame, but the case does not fit into my bag.',
    'One screw came loose in the third week. Fixed in the store, still annoying.',
    'I would have liked one more size between the two.',
    'It needed an adjustment before it sat level.',
    'The nose pads leave a small mark by evening.',
  ],
};

const METAL: Sentences = {
  open: [
    'So light that I patted my face to see whether it was there.',
    'Thin wire, but it does not feel fragile.',
    'I sat on it. It is fine.',
    'A serious frame without being stern.',
  ],
  detail: [
    'The pads were set to my nose in a minute and have not moved since.',
    'No green marks on my skin after a summer of sweat.',
    'My lenses are strong, and at 1.67 you cannot tell from the front.',
    'It bends and comes back, as they say.',
  ],
  end: ['A quiet classic.', 'Worth the difference to the acetate ones.', ''],
  but: [
    'The wire leaves a print in my hair, which is my hair’s fault.',
    'I wish the ear tips came in another colour.',
  ],
};

const RIMLESS: Sentences = {
  open: [
    'Nothing on the face but lenses. It took a day to get used to and I do not want to go back.',
    'I wanted glasses that nobody sees in photographs.',
  ],
  detail: [
    'The drilled edges are polished; no chips.',
    'They insisted on the tougher lens and explained why.',
  ],
  end: ['Handle with two hands and it lasts.', ''],
  but: ['Needs care: one-handed off is not for this one.'],
};

const KIDS: Sentences = {
  open: [
    'My six-year-old has stopped hiding his glasses.',
    'She picked the colour herself and wears it to bed if we let her.',
    'Survived one term of football so far.',
    'A children’s frame that looks like a grown-up’s, which was the whole point.',
    'We measured with the bank card trick and it fits.',
  ],
  detail: [
    'The store straightened it twice, free, with a sticker for her.',
    'The bridge is soft enough that there are no marks after school.',
    'Easy for small hands to wipe.',
    'The teacher asked where we got it.',
  ],
  end: ['Ordering the second pair for gym.', 'Recommended to the whole class.', ''],
  but: [
    'He grew out of it in eight months, not your fault.',
    'The temples could be a little shorter for four-year-olds.',
  ],
};

const SUN: Sentences = {
  open: [
    'First sunglasses in which I can read the dashboard.',
    'With my own power in them at last. I drove to the hills without squinting once.',
    'The tint is honest: dark enough for the beach, not so dark that I trip indoors.',
    'Bought for a wedding, stayed for the summer.',
    'They look far more expensive than they were.',
    'Wore them in snow and on the beach at noon.',
  ],
  detail: [
    'The fade is even and the colours stay true.',
    'They do not slide when I sweat.',
    'Big enough to cover, light enough to forget.',
    'No sun from the sides, which I had not expected of this shape.',
    'The lens colour matches the picture exactly.',
    'Polarised would have been too much with my phone, so I am glad that I was asked.',
  ],
  end: ['My travel pair now.', 'Everyone wants to try them on.', 'Good case, too.', ''],
  but: [
    'A bit heavy on the nose after hours.',
    'I had hoped for a darker lens.',
    'They pick up fingerprints.',
  ],
};

const READING: Sentences = {
  open: [
    'Lives on the bedside table and has not been lost yet, a record.',
    'I hold books where other people hold them again.',
    'Bought one for each room in the end.',
  ],
  detail: [
    'Low enough to look over at the television.',
    'The lenses are real lenses, not the wavy ones from the airport.',
    'My husband keeps stealing it.',
  ],
  end: ['Simple and right.', ''],
  but: ['I should have taken +2.00 instead of +1.50, my mistake.'],
};

const SCREEN: Sentences = {
  open: [
    'Nine hours of spreadsheets and no headache on Friday.',
    'I thought the screen filter was talk. My evenings say otherwise.',
    'For my son’s online classes.',
  ],
  detail: [
    'Only a faint yellow cast on white pages.',
    'Looks like a normal pair, which is what I wanted on calls.',
    'The reflections on video calls are gone.',
  ],
  end: ['Happy.', 'A pair for the office, another for home.', ''],
  but: ['The cast bothers me when I edit photos, so I take them off for that.'],
};

const CONTACT: Sentences = {
  open: [
    'I forget them until midnight.',
    'Switched from a famous brand and my eyes did not notice. My purse did.',
    'Delivery every three months like clockwork.',
    'Easy to take out of the blister, even with wet fingers.',
    'Comfortable through a dry winter, which says a lot.',
    'They asked for the base curve before sending. Good sign.',
  ],
  detail: [
    'Dry a little after ten hours in air conditioning, fine until then.',
    'Edges are smooth, no feeling of sand.',
    'Sharp at once, no swimming after a blink.',
    'Both boxes were marked for the right and the left eye.',
    'Good for swimming days, I throw them away afterwards.',
  ],
  end: ['On my list for good.', 'Will stay with them.', ''],
  but: [
    'The foil is hard to open.',
    'My eyes felt dry by the evening.',
    'One lens in the box had a nick; they sent a new one without asking.',
  ],
};

const TORIC: Sentences = {
  open: [
    'The axis holds. I had given up on torics.',
    'Finally text at a distance has one edge instead of two.',
    'My cylinder is −1.75 and these settle in seconds.',
  ],
  detail: ['Turning the head fast does nothing to them.', 'They wanted the paper to check my axis, rightly.'],
  end: ['Clear.', ''],
  but: ['Takes a minute to settle in the morning.'],
};

const MULTIFOCAL: Sentences = {
  open: [
    'Menu, dashboard, cinema: all three.',
    'It took me four days, then I left the reading glasses at home.',
  ],
  detail: [
    'Low light is harder, as the optician had said.',
    'I started with the medium addition and went down to low.',
  ],
  end: ['A small miracle at 52.', ''],
  but: ['Not as sharp as glasses at night, but that is the nature of it.'],
};

const COLOURED: Sentences = {
  open: [
    'Natural from half a metre, and that is close enough.',
    'Wore them to my cousin’s wedding and nobody asked, they only looked.',
    'The ring around it makes the colour believable.',
  ],
  detail: [
    'My own dark brown shows through a little, which makes it better.',
    'Comfortable for six hours, I would not go beyond.',
    'I got them with −2.00 and they are sharp.',
  ],
  end: ['Fun.', ''],
  but: ['On very dark eyes the colour is weaker than in the picture.'],
};

const CARE: Sentences = {
  open: [
    'Does what it should and does not burn.',
    'The small one passes airport security.',
    'I have used it for a year with two kinds of lenses.',
    'Sent with the lenses, saved me a trip.',
  ],
  detail: [
    'The cap closes properly, no wet bag.',
    'Lenses come out clean after a long day.',
    'No smell.',
    'The three-pack is the better deal.',
  ],
  end: ['Reordered.', ''],
  but: ['The date stamp is hard to read.', 'Box arrived dented, bottle was fine.'],
};

const ACCESSORY: Sentences = {
  open: [
    'A small thing made well.',
    'The magnet closes with a satisfying snap.',
    'Bought as a gift, kept it.',
    'Does not scratch, does not shed.',
  ],
  detail: [
    'The colour is lovely.',
    'It holds my big sunglasses as well.',
    'Washed it five times, still fine.',
    'I keep one in the car and one at my desk.',
  ],
  end: ['Good.', 'Bought another.', ''],
  but: ['A little small for oversize frames.', 'Took a week to arrive.'],
};

const SERVICE: Sentences = {
  open: [
    'The optician came on time, tested both of us, and did not try to sell anything.',
    'Patient with my father, who asks everything twice.',
    'Forty minutes, a proper chart, and a paper that I could take anywhere.',
    'He found that my old glasses had the wrong axis.',
  ],
  detail: [
    'Explained every number on the paper.',
    'Brought frames in my width only, so no hunting.',
    'The slot could be moved the evening before.',
    'Clean equipment, calm voice.',
  ],
  end: ['Highly recommended.', 'Booked again for my mother.', ''],
  but: ['Came twenty minutes late, but called ahead.'],
};

/** The sentences of reviews in English, by subject. */
export const SENTENCES = {
  frame: FRAME,
  metal: METAL,
  rimless: RIMLESS,
  kids: KIDS,
  sun: SUN,
  reading: READING,
  screen: SCREEN,
  contact: CONTACT,
  toric: TORIC,
  multifocal: MULTIFOCAL,
  coloured: COLOURED,
  care: CARE,
  accessory: ACCESSORY,
  service: SERVICE,
};
/** What a review is about, such as `frame` or `contact`. */
export type Subject = keyof typeof SENTENCES;

/** Titles of reviews by their number of stars. */
export const TITLES: Record<number, readonly string[]> = {
  5: [
    'The width was right',
    'Light enough',
    'Better than in the picture',
    'Sits',
    'Finally',
    'Exact',
    'My everyday pair',
    'No slipping',
    'Thank you',
    'Worth it',
    'Well made',
    'Clear',
  ],
  4: ['Very good', 'Nearly perfect', 'Good, with a small thing', 'Happy overall', 'Nice'],
  3: ['All right', 'Good frame, slow lenses', 'Mixed', 'Fine'],
  2: ['Not for me', 'Expected more'],
};
