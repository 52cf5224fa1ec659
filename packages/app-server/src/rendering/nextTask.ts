/** Waits for the next task: a page is hydrated in many short tasks, between which the browser answers presses. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
