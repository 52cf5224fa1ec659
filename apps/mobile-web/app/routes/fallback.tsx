import { data } from 'react-router';

/** An address that nothing answers to is a real 404 (ROUTE-10). */
export function loader(): never {
  throw data(null, { status: 404 });
}

export const clientLoader = loader;

export default function Fallback() {
  return null;
}
