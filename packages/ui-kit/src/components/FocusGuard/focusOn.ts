const TABBABLE = 'a[href]:not([tabindex="-1"]), button, input, select, textarea, summary, [tabindex="0"]';
const UNREAD = '[aria-hidden="true"]';
const TARGET = `h1, h2, h3, ${TABBABLE}`;

/**
 * Gives the keyboard focus to a place: to its first visible heading or control, otherwise to the whole element. If
 * screen readers skip the place, as they skip a skeleton, the element around it gets the focus.
 */
export function focusOn(place: Element): void {
  const around = place.closest(UNREAD)?.parentElement;
  if (around) return focusOn(around);
  const targets = [place, ...place.querySelectorAll(TARGET)].filter((one) => one.matches(TARGET));
  const target = targets.find(isSeen) ?? place;
  if (!(target instanceof HTMLElement)) return;
  if (!target.matches(TABBABLE)) {
    target.tabIndex = -1;
    target.addEventListener('focusout', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus();
}

/**
 * Whether no control has the focus: it is on the page or the dialog as a whole, as after the focused element was
 * removed.
 */
export function isFocusLost(around: Element): boolean {
  return document.activeElement === null || document.activeElement.contains(around);
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0 && !element.matches(':disabled') && !element.closest(UNREAD);
}
