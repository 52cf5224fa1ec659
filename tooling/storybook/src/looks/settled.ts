const PATIENCE = 3000;
const QUIET = 60;

/** Waits until a story stops changing: its answers have come and its lazy parts are there. */
export function settled(canvas: Element): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(patience);
      resolve();
    };
    let quiet = setTimeout(done, QUIET);
    const patience = setTimeout(done, PATIENCE);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(done, QUIET);
    });
    observer.observe(canvas.ownerDocument.body, { subtree: true, childList: true, characterData: true });
  });
}
