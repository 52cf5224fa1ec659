import { watchSession } from '@lunette/session';

/** Updates the page when its session changes. It is a separate chunk, because the first load does not need it. */
export const watch = watchSession;
