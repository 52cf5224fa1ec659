const PATIENCE = 20_000;
const QUIET = 60;

/**
 * Waits until a story does not change any more and its answers and lazy parts are loaded; `loads` is set if it shows a
 * skeleton permanently.
 */
export function waitForStory(page: Document, loads: boolean): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(patience);
      resolve();
    };
    // A skeleton means that something is still loading, even if the page does not change.
    const rest = () => {
      if (loads || !page.querySelector('.sk')) done();
    };
    let quiet = setTimeout(rest, QUIET);
    const patience = setTimeout(done, PATIENCE);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(rest, QUIET);
    });
    observer.observe(page.body, { subtree: true, childList: true, characterData: true });
  });
}
