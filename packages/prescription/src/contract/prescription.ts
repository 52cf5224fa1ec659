import { endpoint, Id, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** The kind of lenses that a power is for, which decides its values. */
export const PowerType = z.enum([
  'single_vision',
  'zero_power',
  'progressive',
  'reading',
  'frame_only',
  'with_power',
  'without_power',
  'contact_lens',
]);
export type PowerType = z.infer<typeof PowerType>;

/** The values of one eye under the keys of the specification; texts such as `-2.25`, `90`, `Call Me/Email Me for Power`. */
export const EyePower = z.object({
  sph: text(40).optional(),
  cyl: text(40).optional(),
  axis: text(40).optional(),
  ap: text(40).optional(),
  pd: text(40).optional(),
  bc: text(40).optional(),
  dia: text(40).optional(),
  boxes: text(40).optional(),
  colour: text(40).optional(),
});
export type EyePower = z.infer<typeof EyePower>;

/** A prescription: both eyes, the labels of their rows, the name of the owner, and pictures that were sent instead. */
export const Prescription = z.object({
  left: EyePower.optional(),
  right: EyePower.optional(),
  labels: z.record(z.string().max(20), z.string().max(40)).optional(),
  userName: text(60).optional(),
  imageFileName: text(120).optional(),
  pdImageFileName: text(120).optional(),
  /** Whether a missing power will be found by an eye test in one of our studios. */
  inStudio: z.boolean().optional(),
});
export type Prescription = z.infer<typeof Prescription>;

/** Where a saved prescription is from: an order, the cart, or the customer, who added it in the account. */
export const PrescriptionSource = z.enum(['order', 'cart', 'account']);
export type PrescriptionSource = z.infer<typeof PrescriptionSource>;

/** A prescription that the customer used before or added in the account. */
export const SavedPrescription = z.object({
  id: z.string(),
  source: PrescriptionSource,
  orderId: z.string().nullable(),
  /** Empty for one that was added in the account, as the name of the product is. */
  productId: z.string(),
  productName: z.string(),
  powerType: PowerType.nullable(),
  userName: z.string().nullable(),
  left: EyePower.nullable(),
  right: EyePower.nullable(),
  imageFileName: z.string().nullable(),
  /** The picture of the pupillary distance; null if the distance was typed or is in the other picture. */
  pdImageFileName: z.string().nullable().default(null),
  createdAt: z.string(),
});
export type SavedPrescription = z.infer<typeof SavedPrescription>;

/** One row for each power attribute that can be entered for a product, with its range. */
export const PowerRow = z.object({
  key: z.enum(['sph', 'cyl', 'axis', 'ap', 'pd', 'bc', 'dia', 'boxes', 'colour']),
  label: z.string(),
  unit: z.enum(['dioptre', 'degree', 'millimetre', 'count', 'text']),
  required: z.boolean(),
  /** The numeric range; null if the row has `values` instead. */
  range: z.object({ min: z.number(), max: z.number(), step: z.number() }).nullable(),
  /** The only possible values; null if the row has a `range` instead. */
  values: z.array(z.string()).nullable(),
});
export type PowerRow = z.infer<typeof PowerRow>;

/** The powers in which a product is made; `maxBoxes` is null for goods that are not counted in boxes. */
export const PowerRange = z.object({
  powerType: PowerType,
  rows: z.array(PowerRow),
  maxBoxes: z.number().int().nullable(),
});
export type PowerRange = z.infer<typeof PowerRange>;

/** The verdict on one eye; `fields` has the messages beside its rows, in the caller's language. */
export const PowerCheck = z.object({
  eye: z.enum(['left', 'right']),
  isSuccess: z.boolean(),
  fields: z.array(
    z.object({
      key: z.string(),
      severity: z.enum(['error', 'warning']),
      code: z.string(),
      message: z.string(),
    }),
  ),
});
export type PowerCheck = z.infer<typeof PowerCheck>;

/** The name of a picture that was sent: 32 hexadecimal digits and `.jpg`. */
const PictureName = z.string().max(120);

/** The calls of powers, saved prescriptions and their pictures. */
export const prescriptionContract = {
  getPowers: endpoint({
    method: 'GET',
    path: '/v2/products/product/:id/powers',
    access: 'public',
    params: z.object({ id: Id }),
    /** Omitted for contact lenses. */
    query: z.object({ power_type: PowerType.optional() }),
    result: PowerRange,
  }),
  validatePowers: endpoint({
    method: 'POST',
    path: '/v2/products/product/:productId/powers/validate',
    access: 'public',
    params: z.object({ productId: Id }),
    body: z.object({ powerType: PowerType.optional(), prescription: Prescription }),
    result: z.object({ results: z.array(PowerCheck) }),
  }),
  getSavedPrescriptions: endpoint({
    method: 'GET',
    path: '/v2/customers/me/prescriptions',
    access: 'customer',
    query: z.object({ powerType: z.string().max(40).optional() }),
    result: z.object({ prescriptions: z.array(SavedPrescription) }),
  }),
  /**
   * Stores a picture of a prescription of at most 8 MB; its name goes into `imageFileName` or `pdImageFileName` of a
   * prescription (RX-10).
   */
  sendPicture: endpoint({
    method: 'POST',
    path: '/v2/utility/prescription/upload',
    access: 'guest',
    form: true,
    body: z.object({ file: z.file().max(8 * 1_048_576) }),
    result: z.object({ imageFileName: PictureName }),
  }),
  /** A picture that the caller has sent or that is in an order or the saved prescriptions of the caller (RX-10). */
  getPicture: endpoint({
    method: 'GET',
    path: '/v2/utility/prescription/download/:imageFileName',
    access: 'guest',
    image: true,
    params: z.object({ imageFileName: PictureName }),
    result: z.string(),
  }),
};
