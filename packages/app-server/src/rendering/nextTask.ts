/** Lets go of the browser for a moment: a page wakes up in many short tasks, between which presses are answered. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
