/** Waits for the next task. A page is hydrated in many short tasks, between which the browser can handle input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
