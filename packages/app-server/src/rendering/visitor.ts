import { resolveVisitor, type Visitor } from '@lunette/country-config';
import { parseCookie } from 'cookie';
import { createContext } from 'react-router';

/** The visitor of the page that is being rendered: country and language. */
export const visitorContext = createContext<Visitor>();

/** The country and the language that a page request is for. */
export function visitorOfPage(request: Request): Visitor {
  const url = new URL(request.url);
  const cookies = parseCookie(request.headers.get('cookie') ?? '');
  return resolveVisitor({
    host: url.host,
    countryParam: url.searchParams.get('country'),
    languageParam: url.searchParams.get('language'),
    countryCookie: cookies.country,
    languageCookie: cookies.language,
  });
}
