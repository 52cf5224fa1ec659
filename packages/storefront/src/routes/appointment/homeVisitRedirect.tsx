import { redirect } from 'react-router';

/** An older address of the home eye check-up (ROUTE-06); the routing lookup handles those with one segment. */
const homeVisitRedirect = ({ request }: { request: Request }) =>
  redirect(`/hto${new URL(request.url).search}`, 301);

export const loader = homeVisitRedirect;
export const clientLoader = homeVisitRedirect;

/** Renders nothing, because the loaders redirect. */
export default function HomeVisitRedirect() {
  return null;
}
