import type {
  EyePower,
  PowerRange,
  PowerRow,
  Prescription,
  SavedPrescription,
} from '../../contract/prescription.ts';
import { EYES, type Eye } from '../../rules/finding.ts';
import { CALL_FOR_POWER, isProvided } from '../../rules/placeholder.ts';
import { powerOwner, powerSection } from '../../rules/power/powerSection.ts';
import { pupillaryDistance, SMALLEST_WHOLE_DISTANCE } from '../../rules/power/pupillaryDistance.ts';
import { readPower } from '../../rules/power/power.ts';
import { writeValue } from '../../rules/power/powerText.ts';

/** A prescription while it is typed. Values that a switch hides are kept. */
export interface PowerDraft {
  right: EyePower;
  left: EyePower;
  /** Whether the left eye repeats the right one; its own typed values are kept. */
  same: boolean;
  /** The pupillary distance as one number; null while it is typed for each eye. */
  wholePd: string | null;
  userName: string;
  /** The name of the sent picture of the prescription; null without one. */
  picture: string | null;
  /** The name of the sent picture of the pupillary distance; null without one. */
  pdPicture: string | null;
}

/** How a power is given: its values are typed, its prescription is sent as a picture, or it is sent after the order. */
export type PowerWay = 'typed' | 'picture' | 'later';

/** The draft of an empty form. */
export const EMPTY_DRAFT: PowerDraft = {
  right: {},
  left: {},
  same: false,
  wholePd: null,
  userName: '',
  picture: null,
  pdPicture: null,
};

/**
 * Whether the values of an eye were begun. A pupillary distance alone does not count, because it can be that of both eyes,
 * and boxes do not count, because each eye has one from the start.
 */
export function isBegun(eye: EyePower | undefined): boolean {
  return (['sph', 'cyl', 'axis', 'ap'] as const).some((key) => eye?.[key]);
}

/** The way in which the form of a draft begins: as a picture if it has nothing else, otherwise typed. */
export function wayOf({ right, left, picture }: PowerDraft): 'typed' | 'picture' {
  return powerSection({ right, left, imageFileName: picture }) === 'POWER_UPLOAD' ? 'picture' : 'typed';
}

/**
 * The draft that edits a prescription: placeholders become empty fields, and a single pupillary distance one number. If only
 * one eye has boxes, the other gets 0.
 */
export function draftOf(prescription: Prescription): PowerDraft {
  const { right = {}, left = {}, userName = '', imageFileName, pdImageFileName } = prescription;
  const distance = pupillaryDistance(readPower(right.pd ?? ''), readPower(left.pd ?? ''));
  const whole = distance?.kind === 'single';
  const counted = [right, left].some(({ boxes }) => isProvided(boxes));
  const typed = (eye: EyePower): EyePower => ({
    ...(counted && { boxes: NO_BOXES }),
    ...Object.fromEntries(
      Object.entries(eye).filter(([key, value]) => isProvided(value) && !(whole && key === 'pd')),
    ),
  });
  return {
    right: typed(right),
    left: typed(left),
    same: false,
    wholePd: whole ? (right.pd ?? left.pd ?? '') : null,
    userName,
    picture: imageFileName ?? null,
    pdPicture: pdImageFileName ?? null,
  };
}

/** The draft of a saved prescription. */
export function savedDraft(saved: SavedPrescription): PowerDraft {
  const { left, right, userName, imageFileName, pdImageFileName } = saved;
  return draftOf({
    left: left ?? {},
    right: right ?? {},
    userName: powerOwner(userName, ''),
    ...(imageFileName && { imageFileName }),
    ...(pdImageFileName && { pdImageFileName }),
  });
}

/** Sets the value of a field. */
export function withValue(draft: PowerDraft, eye: Eye, key: PowerRow['key'], kept: string): PowerDraft {
  return { ...draft, [eye]: { ...draft[eye], [key]: kept } };
}

/** Gives each eye that gets contact lenses the same number of boxes; both, if neither has any. */
export function withBoxes(draft: PowerDraft, boxes: number): PowerDraft {
  const eyes = eyesOf(draft);
  const worn = EYES.filter((eye) => eyes[eye].boxes !== NO_BOXES);
  return (worn.length > 0 ? worn : EYES).reduce(
    (now, eye) => withValue(now, eye, 'boxes', String(boxes)),
    draft,
  );
}

/**
 * Switches 'same for both eyes'. When it is switched off, a left eye without a power of its own keeps the copy beside its
 * other values, such as its boxes, unless it gets no lenses.
 */
export function withSame(draft: PowerDraft, same: boolean): PowerDraft {
  const { right, left } = draft;
  const isOwn = isBegun(left) || left.boxes === NO_BOXES;
  if (same || !draft.same || isOwn) return { ...draft, same };
  const typed = Object.fromEntries(Object.entries(left).filter(([, value]) => value));
  return { ...draft, same, left: { ...right, ...typed } };
}

/**
 * Switches between one pupillary distance and one for each eye, and converts the value. Two values that were typed before are
 * restored as long as their sum is still the single value.
 */
export function withWholePd(draft: PowerDraft, whole: boolean): PowerDraft {
  const { right, left } = eyesOf({ ...draft, wholePd: null });
  const distance = pupillaryDistance(readPower(right.pd ?? ''), readPower(left.pd ?? ''));
  if (whole) return { ...draft, wholePd: distance ? writeValue(distance.total, 'millimetre') : '' };
  const total = readPower(draft.wholePd ?? '');
  if (total === null || distance?.total === total) return { ...draft, wholePd: null };
  const [rightPd, leftPd] = halvesOf(total);
  // Two different halves are not the same for both eyes.
  const same = draft.same && rightPd === leftPd;
  return {
    ...draft,
    same,
    wholePd: null,
    right: { ...right, pd: rightPd },
    left: { ...(same ? draft.left : left), pd: leftPd },
  };
}

/**
 * A distance of both eyes as that of the right and of the left one, on steps of half a millimetre, with the same sum. Empty
 * for a distance so large that a half would be read as that of both eyes.
 */
function halvesOf(total: number): [string, string] {
  const right = Math.floor(total) / 2;
  const left = total - right;
  if (left >= SMALLEST_WHOLE_DISTANCE) return ['', ''];
  return [writeValue(right, 'millimetre'), writeValue(left, 'millimetre')];
}

/** The effective values: the left eye repeats the right one if chosen, and a single distance counts for both. */
export function eyesOf({ right, left, same, wholePd }: PowerDraft): Record<Eye, EyePower> {
  const withPd = (eye: EyePower): EyePower => (wholePd === null ? eye : { ...eye, pd: wholePd });
  return { right: withPd(right), left: withPd(same ? right : left) };
}

/**
 * The prescription to send: only the rows of the range, with their labels and the wearer's name. An eye that gets a lens also
 * has the values without a choice: the only base curve and the only diameter. Each eye has one box until another number is
 * chosen; 0 means that the eye gets no lenses.
 */
export function prescriptionOf(draft: PowerDraft, { rows }: PowerRange): Prescription {
  const eyes = eyesOf(draft);
  return {
    right: filled(eyes.right, rows),
    left: filled(eyes.left, rows),
    labels: Object.fromEntries(rows.map(({ key, label }) => [key, label])),
    ...named(draft.userName),
  };
}

/**
 * A prescription that says that the power will follow. For contact lenses it still has the number of boxes, and an eye without
 * boxes needs no power.
 */
export function laterPrescription(draft: PowerDraft, rows: readonly PowerRow[] = []): Prescription {
  const eyes = eyesOf(draft);
  const inBoxes = rows.some(({ key }) => key === 'boxes');
  const later = ({ boxes = '' }: EyePower): EyePower => {
    if (!inBoxes) return { sph: CALL_FOR_POWER };
    return boxes === NO_BOXES ? { boxes } : { sph: CALL_FOR_POWER, boxes: boxes || ONE_BOX };
  };
  return { right: later(eyes.right), left: later(eyes.left), ...named(draft.userName) };
}

/**
 * A prescription that is a picture: its name, the name of a picture of the pupillary distance for spectacle lenses, and the
 * number of boxes for contact lenses.
 */
export function picturePrescription(draft: PowerDraft, rows: readonly PowerRow[]): Prescription {
  const { picture, pdPicture, userName } = draft;
  const eyes = eyesOf(draft);
  const inBoxes = rows.some(({ key }) => key === 'boxes');
  const counted = ({ boxes = '' }: EyePower): EyePower => ({ boxes: boxes || ONE_BOX });
  return {
    ...(inBoxes && { right: counted(eyes.right), left: counted(eyes.left) }),
    ...(picture && { imageFileName: picture }),
    ...(pdPicture && !inBoxes && { pdImageFileName: pdPicture }),
    ...named(userName),
  };
}

const ONE_BOX = '1';
const NO_BOXES = '0';

function filled(eye: EyePower, rows: readonly PowerRow[]): EyePower {
  const wearsLens = isProvided(eye.sph);
  const entries = rows.flatMap((row): [string, string][] => {
    const value = eye[row.key] || impliedBy(row, wearsLens);
    return value ? [[row.key, value]] : [];
  });
  return Object.fromEntries(entries);
}

function impliedBy({ key, values }: PowerRow, wearsLens: boolean): string {
  if (key === 'boxes') return ONE_BOX;
  return wearsLens && values?.length === 1 ? (values[0] ?? '') : '';
}

const named = (userName: string) => (userName.trim() ? { userName: userName.trim() } : {});
