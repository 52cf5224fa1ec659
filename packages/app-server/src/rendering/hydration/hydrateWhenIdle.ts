/**
 * Starts the modules that `deferHydration` has put into a template: when the page is loaded and painted and the browser is idle,
 * or at once at the first input. While idle it first lays out the `.later` parts, one at a time. The modules are fetched after
 * the first paint. This function is sent as text, so it must not refer to anything outside itself.
 */
export function hydrateWhenIdle(id: string, mark: string): void {
  const template = document.getElementById(id) as HTMLTemplateElement;
  const page = document.documentElement;
  const signs = ['pointerover', 'pointerdown', 'keydown', 'input', 'focusin', 'scroll'];
  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work, 50);
  const fetchModules = () => {
    const links = template.content.querySelectorAll('link');
    for (const link of links) document.head.append(link.cloneNode());
  };
  const hydrate = () => {
    for (const sign of signs) removeEventListener(sign, hydrate, true);
    page.removeAttribute(mark);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', hydrate, { once: true });
    else if (template.isConnected) template.replaceWith(template.content);
  };
  // One part at a time: all of them at once would be one long task.
  const layOut = () => {
    const part = page.hasAttribute(mark) && document.querySelector('.later');
    if (!part) return hydrate();
    part.classList.remove('later');
    whenIdle(layOut);
  };
  const { pressed, written, pointer, keyed } = window.recordedInput ?? {};
  if (pressed?.size || written?.size || pointer || keyed) return hydrate();
  for (const sign of signs) addEventListener(sign, hydrate, { capture: true, passive: true });
  requestAnimationFrame(() => setTimeout(fetchModules));
  if (document.readyState === 'complete') whenIdle(layOut);
  else addEventListener('load', () => whenIdle(layOut));
  // Forces the layout here, so that the page is painted in a separate task.
  page.getBoundingClientRect();
}
