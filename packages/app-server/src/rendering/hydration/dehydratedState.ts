import type { RootState } from '@lunette/api-client';
import type { Visitor } from '@lunette/country-config';

/** The script element with the state that the server rendered the page from. */
export const DEHYDRATED_STATE = { id: 'dehydrated-state', type: 'application/json' };

/** The state that a rendered page contains for its hydration. */
export interface PageState extends Visitor {
  texts: string[];
  state: Partial<RootState>;
}

/** JSON that is safe as the text of a script element: it contains no `<`. */
export function scriptJson(value: PageState): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, ' ');
}

/** Reads the state that the page was rendered from. */
export function readDehydratedState(): PageState {
  return JSON.parse(document.getElementById(DEHYDRATED_STATE.id)?.textContent ?? '{}') as PageState;
}
