import { resolveVisitor, type Visitor } from '@lunette/country-config';
import { createContext } from 'react-router';
import { cookiesOf } from './cookies.ts';

/** The visitor of the page that is being made: country and language. */
export const visitorContext = createContext<Visitor>();

/** Which country's store, in which language, a page request asks for. */
export function visitorOfPage(request: Request): Visitor {
  const url = new URL(request.url);
  const cookies = cookiesOf(request.headers.get('cookie') ?? '');
  return resolveVisitor({
    host: url.host,
    countryParam: url.searchParams.get('country'),
    languageParam: url.searchParams.get('language'),
    countryCookie: cookies.country,
    languageCookie: cookies.language,
  });
}
