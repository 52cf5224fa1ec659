const PATIENCE = 20_000;
const QUIET = 60;

/** Waits until a story stops changing: its answers and its lazy parts are there, unless it `loads` for ever. */
export function settled(page: Document, loads: boolean): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(patience);
      resolve();
    };
    // A skeleton tells that something is still on its way, however quiet the page is.
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
