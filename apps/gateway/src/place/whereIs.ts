import { isPostcode, normalPostcode } from '@lunette/country-config';
import type { Place } from '@lunette/session/contract';
import type { CatalogContext } from '../platform/http/callContext.ts';
import { placeInDistrict, placesNamed } from './geocode.ts';

/** A point on the map. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The place that a postcode, an area or a city names; a postcode that is not known stands for its district. */
export async function whereIs(
  { catalogDb, ...context }: CatalogContext,
  asked: string,
): Promise<Place | null> {
  const [named] = await placesNamed(catalogDb, context, asked);
  if (named) return named;
  const postcode = normalPostcode(asked);
  return isPostcode(postcode, context.country) ? placeInDistrict(catalogDb, context, postcode) : null;
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two points. */
export function kilometres(one: Point, other: Point): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const turn = radians(other.longitude - one.longitude);
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn);
  return EARTH_KM * Math.acos(Math.min(1, Math.max(-1, cosine)));
}
