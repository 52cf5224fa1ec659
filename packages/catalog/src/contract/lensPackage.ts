import { endpoint, Id, Money } from '@lunette/api-client/contract';
import { PowerType } from '@lunette/prescription/contract';
import { z } from 'zod';
import { exchangedGoods } from './exchanged.ts';

/** A coating of a lens package. */
export const Coating = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  price: Money,
  included: z.boolean(),
  /** The working days in addition to those of the lens. */
  labDays: z.number().int().optional(),
  /** Coatings with the same `choice` exclude each other, such as the tints of a sun lens. */
  choice: z.string().optional(),
});
export type Coating = z.infer<typeof Coating>;

/** A lens package with the coatings that can be added to it. */
export const LensPackage = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The refractive index, such as 1.56. */
  index: z.number(),
  price: Money,
  warranty: z.string(),
  /** The working days in the lab. */
  labDays: z.number().int().optional(),
  recommended: z.boolean(),
  coatings: z.array(Coating),
});
export type LensPackage = z.infer<typeof LensPackage>;

/** The calls for the lens packages of a product. */
export const lensPackageContract = {
  getLensPackages: endpoint({
    method: 'GET',
    path: '/v2/products/product/:pid/packages',
    access: 'public',
    params: z.object({ pid: Id }),
    query: z.object({
      power_type: PowerType,
      /** Changes nothing: the product itself says which frame it is (PDP-04). */
      frame_type: z.string().max(40).optional(),
      is_express: z.stringbool().optional(),
      /** Changes nothing: all audiences are offered the same lens packages (PDP-04). */
      audienceType: z.string().max(40).optional(),
      allPackages: z.stringbool().optional(),
      ...exchangedGoods,
    }),
    result: z.object({ packages: z.array(LensPackage) }),
  }),
  getPackageAndCoating: endpoint({
    method: 'GET',
    path: '/v2/products/product/:pid/package',
    access: 'public',
    params: z.object({ pid: Id }),
    query: z.object({ packageId: Id, coatingId: Id.optional() }),
    result: z.object({ package: LensPackage, coating: Coating.nullable(), total: Money }),
  }),
};
