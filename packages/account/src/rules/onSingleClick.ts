/** A click handler that ignores the second click of a double click, which may hit the next row after the first one has removed its own. */
export const onSingleClick =
  (action: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) action();
  };
