import { isPostcode, normalPostcode } from '@lunette/country-config';
import type { Place } from '@lunette/session/contract';
import type { CatalogContext } from '../platform/http/callContext.ts';
import { placeInDistrict, placeNamed } from './geocode.ts';

/** A point on the map. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The place with a postcode, or the name of an area or a city; for an unknown postcode, a place of its district. */
export async function whereIs(
  { catalogDb, ...context }: CatalogContext,
  text: string,
): Promise<Place | null> {
  const named = await placeNamed(catalogDb, context, text);
  if (named) return named;
  const postcode = normalPostcode(text);
  return isPostcode(postcode, context.country) ? placeInDistrict(catalogDb, context, postcode) : null;
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two points. */
export function kilometres(from: Coordinates, to: Coordinates): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const angle = radians(to.longitude - from.longitude);
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(angle);
  return EARTH_KM * Math.acos(Math.min(1, Math.max(-1, cosine)));
}
