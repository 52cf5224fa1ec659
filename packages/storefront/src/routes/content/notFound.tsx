import { data } from 'react-router';

/** An address without a page is a real 404 (ROUTE-10). */
function refuse(): never {
  throw data(null, { status: 404 });
}

export const loader = () => refuse();
export const clientLoader = () => refuse();

/** Renders nothing, because the loaders throw. */
export default function Fallback() {
  return null;
}
