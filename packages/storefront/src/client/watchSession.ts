import { watchSession } from '@lunette/session';

/** Updates the page when its session changes. A chunk of its own, as a first load does not need it. */
export const watch = watchSession;
