import { loadSharp } from '../../platform/files/photo.ts';

const SIZE = { width: 900, height: 1_000 };
/** Four pixels per millimetre: pupils 63 mm apart, a face of 138 mm, a card of 85.6 mm below the chin. */
const MARKS = {
  rightPupil: { x: 324 / 900, y: 0.45 },
  leftPupil: { x: 576 / 900, y: 0.45 },
  rightSide: { x: 174 / 900, y: 0.45 },
  leftSide: { x: 726 / 900, y: 0.45 },
};
const CARD = [
  { x: 278.8 / 900, y: 0.9 },
  { x: 621.2 / 900, y: 0.9 },
];

/** The marks of the drawn face as a form sends them, with its card for the scale. */
export const drawnMarks = JSON.stringify({ ...MARKS, card: CARD });
/** The marks of the drawn face without the card. */
export const drawnMarksWithoutCard = JSON.stringify(MARKS);

const FACE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1000" width="900" height="1000">
  <defs><radialGradient id="s" cx=".45" cy=".35"><stop offset="0" stop-color="#e2b291"/><stop offset="1" stop-color="#b47c5c"/></radialGradient></defs>
  <rect width="900" height="1000" fill="#dfe4e6"/>
  <path d="M150 1000q60-160 300-170 240 10 300 170z" fill="#37505c"/><path d="M360 730h180v130q-90 70-180 0z" fill="#a8714f"/>
  <path d="M450 90c220 0 300 150 290 330-10 220-130 390-290 390S170 640 160 420C150 240 230 90 450 90z" fill="url(#s)"/>
  <path d="M450 50c260 0 330 190 300 400-20-130-70-220-130-260-120 50-290 50-390 0-50 50-70 140-80 260C120 240 190 50 450 50z" fill="#2d211b"/>
  <g fill="#fff"><ellipse cx="324" cy="450" rx="52" ry="26"/><ellipse cx="576" cy="450" rx="52" ry="26"/></g>
  <g fill="#4a3322"><circle cx="324" cy="450" r="24"/><circle cx="576" cy="450" r="24"/></g>
  <g fill="#000"><circle cx="324" cy="450" r="10"/><circle cx="576" cy="450" r="10"/></g>
  <g fill="none" stroke="#2d211b" stroke-width="14" stroke-linecap="round"><path d="M262 385q60-34 124-6M514 379q64-28 124 6"/></g>
  <path d="M438 450q-26 110-36 140 48 34 96 0-10-30-36-140" fill="none" stroke="#95603f" stroke-width="7"/>
  <path d="M366 690q84 52 168 0-84-28-168 0z" fill="#a4544a"/>
  <rect x="278.8" y="865" width="342.4" height="130" rx="12" fill="#0b6e6e"/></svg>`;

/** A drawn face that belongs to nobody, as a photo of 900 by 1000 pixels. */
export async function drawnFace(): Promise<File> {
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(FACE))
    .resize(SIZE)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Zerelda' } })
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'face.jpg', { type: 'image/jpeg' });
}
