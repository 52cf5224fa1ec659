import type { PowerRow } from '../contract/prescription.ts';

/** The key of a value of an eye, such as `sph`. */
export type PowerKey = PowerRow['key'];
/** One of the two eyes. */
export type Eye = 'right' | 'left';
/** Both eyes in the order of a prescription. */
export const EYES: readonly Eye[] = ['right', 'left'];

interface PowerRule {
  /** An error blocks the prescription; a warning only asks the shopper to check it. */
  severity: 'error' | 'warning';
  /** The source of the rule, such as a standard. */
  source: string;
}

const LENS_TABLE = 'The table of what is made for the lens (RX-07)';

/** The rules for prescriptions. Browser and gateway have a text for each. */
export const POWER_RULES = {
  required: { severity: 'error', source: `${LENS_TABLE}: a lens cannot be made without the value` },
  not_a_number: { severity: 'error', source: LENS_TABLE },
  out_of_range: { severity: 'error', source: LENS_TABLE },
  off_step: { severity: 'error', source: `${LENS_TABLE}; trial lenses go in quarters of a dioptre` },
  not_offered: { severity: 'error', source: LENS_TABLE },
  axis_needed: {
    severity: 'error',
    source: 'ISO 8429 (TABO): the axis of a cylinder is an angle between 0° and 180°',
  },
  combined_out_of_range: { severity: 'error', source: `${LENS_TABLE}, for both meridians of the lens` },
  boxes_needed: { severity: 'error', source: 'O-18: the boxes are the quantity of contact lenses' },
  boxes_without_power: {
    severity: 'error',
    source: 'O-18: the boxes are the quantity of contact lenses, and lenses are not made without their power',
  },
  too_many_boxes: { severity: 'error', source: 'O-18: the most boxes of one order' },
  value_needless: { severity: 'error', source: LENS_TABLE },
  axis_without_cylinder: {
    severity: 'warning',
    source:
      'Optics: without a cylinder a lens is the same in every direction, so that an axis changes nothing',
  },
  eye_empty: {
    severity: 'warning',
    source: 'Prescriptions leave the line of an eye empty, or put a dash, where it needs no power',
  },
  eyes_differ: {
    severity: 'warning',
    source:
      'Dispensing practice: a difference of 2 dioptres or more between the eyes is often taken as anisometropia, which needs care (stricter texts begin at 1)',
  },
  additions_differ: { severity: 'warning', source: 'The addition serves one reading distance for both eyes' },
  cylinder_signs_differ: {
    severity: 'warning',
    source: 'A prescription keeps to one notation of the cylinder',
  },
  distance_one_sided: {
    severity: 'warning',
    source: 'Dispensing practice: a pupillary distance is given for both eyes, or from the nose for each',
  },
  distance_missing: {
    severity: 'warning',
    source: 'Dispensing practice: progressive lenses are centred on the pupils',
  },
  distance_unusual: {
    severity: 'warning',
    source:
      'Dodgson, Variation and extrema of human interpupillary distance, Proc. SPIE 5291, 2004: 63 mm on average, most adults from 50 to 75 mm; our bounds are a little closer',
  },
  power_high: {
    severity: 'warning',
    source:
      'Dispensing practice: the distance of a strong lens from the eye changes its effect; that we ask from 10 dioptres on is our own choice',
  },
} as const satisfies Record<string, PowerRule>;

/** The code of a rule. */
export type PowerCode = keyof typeof POWER_RULES;

/** A finding about one row of one eye. */
export interface PowerFinding {
  key: PowerKey;
  severity: 'error' | 'warning';
  code: PowerCode;
  params: Record<string, string | number>;
}

/** A finding of a rule; its severity is that of the rule. */
export const powerFinding = (
  key: PowerKey,
  code: PowerCode,
  params: PowerFinding['params'] = {},
): PowerFinding => ({ key, severity: POWER_RULES[code].severity, code, params });
