import { PowerCheck, PowerRange, Prescription, SavedPrescription } from '../contract/prescription.ts';

/** The possible powers of a frame with single-vision lenses. */
export function aPowerRange(part: Partial<PowerRange> = {}): PowerRange {
  return PowerRange.parse({
    powerType: 'single_vision',
    rows: [
      row('sph', 'Sphere', 'dioptre', true, { min: -12, max: 8, step: 0.25 }),
      row('cyl', 'Cylinder', 'dioptre', false, { min: -6, max: 6, step: 0.25 }),
      row('axis', 'Axis', 'degree', false, { min: 1, max: 180, step: 1 }),
      row('pd', 'Pupillary distance', 'millimetre', false, { min: 25, max: 40, step: 0.5 }),
    ],
    maxBoxes: null,
    ...part,
  });
}

/** The possible powers of a spherical contact lens. */
export function aContactLensRange(part: Partial<PowerRange> = {}): PowerRange {
  return aPowerRange({
    powerType: 'contact_lens',
    rows: [
      row('sph', 'Power', 'dioptre', true, null, [
        '-1.00',
        '-1.25',
        '-1.50',
        '-1.75',
        '-2.00',
        '-2.25',
        '-2.50',
      ]),
      row('bc', 'Base curve', 'millimetre', true, null, ['8.6']),
      row('dia', 'Diameter', 'millimetre', true, null, ['14.2']),
      row('boxes', 'Boxes', 'count', true, { min: 0, max: 12, step: 1 }),
    ],
    maxBoxes: 12,
    ...part,
  });
}

/** A prescription of both eyes. */
export function aPrescription(part: Partial<Prescription> = {}): Prescription {
  return Prescription.parse({
    right: { sph: '-2.25', cyl: '-0.75', axis: '90', pd: '31' },
    left: { sph: '-2.00', pd: '31' },
    userName: 'Meera',
    ...part,
  });
}

/** A prescription from an earlier order. */
export function aSavedPrescription(over: Partial<SavedPrescription> = {}): SavedPrescription {
  return SavedPrescription.parse({
    id: 'prescription-1',
    source: 'order',
    orderId: '4521367890',
    productId: '100101',
    productName: 'Alder, Havana tortoise',
    powerType: 'single_vision',
    userName: 'Ananya',
    left: { sph: '-1.25', cyl: '-0.50', axis: '90', pd: '31' },
    right: { sph: '-1.00', pd: '31' },
    imageFileName: null,
    pdImageFileName: null,
    createdAt: '2026-06-14T10:00:00.000Z',
    ...over,
  });
}

/** The verdict on one eye: valid, unless `part` says otherwise. */
export function aPowerCheck(part: Partial<PowerCheck> = {}): PowerCheck {
  return PowerCheck.parse({ eye: 'right', isSuccess: true, fields: [], ...part });
}

/** The picture of a prescription as a data URL, as `getPicture` answers it. */
export function aPrescriptionPicture(): string {
  return `data:image/svg+xml,${encodeURIComponent(PRESCRIPTION_SVG)}`;
}

/** The picture of a prescription as a file that a shopper chooses. */
export async function aPictureFile(name = 'prescription.png'): Promise<File> {
  const canvas = new OffscreenCanvas(600, 420);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser cannot draw');
  brush.fillStyle = '#fdfcf6';
  brush.fillRect(0, 0, 600, 420);
  brush.fillStyle = '#2c3f7a';
  brush.font = '26px sans-serif';
  PRESCRIPTION_LINES.forEach((line, at) => brush.fillText(line, 40, 70 + at * 70));
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

const PRESCRIPTION_LINES = [
  'Ananya Rao, 12.11.2026',
  'R.E.  SPH -2.25  CYL -0.75  AXIS 90',
  'L.E.  SPH -2.00',
  'PD 62',
];

const PRESCRIPTION_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="420" font-family="sans-serif" font-size="26">
<rect width="600" height="420" fill="#fdfcf6"/><g fill="#2c3f7a"><text x="40" y="70">Ananya Rao, 12.11.2026</text>
<text x="40" y="160">R.E.  SPH -2.25  CYL -0.75  AXIS 90</text><text x="40" y="220">L.E.  SPH -2.00</text>
<text x="40" y="300">PD 62</text></g><path d="M40 100H560M40 250H560" stroke="#cfcaba"/></svg>`;

function row(
  key: PowerRange['rows'][number]['key'],
  label: string,
  unit: PowerRange['rows'][number]['unit'],
  required: boolean,
  range: PowerRange['rows'][number]['range'],
  values: string[] | null = null,
): PowerRange['rows'][number] {
  return { key, label, unit, required, range, values };
}
