import { watchSession } from '@lunette/session';

/** What keeps the page true to who is here; a chunk of its own, as the page stands without it. */
export const watch = watchSession;
