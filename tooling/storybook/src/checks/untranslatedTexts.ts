/** The parts of a page that may keep Latin letters: figures, addresses, file names and typed values. */
const LATIN = '[lang=en], bdi, code, pre, svg, address, [dir=ltr]';
/** Names and abbreviations that Arabic also writes in Latin letters, text in “quotation marks”, and e-mail addresses. */
const NAMES = /\b(AED|SAR|ADD|UPI|NEFT|IFSC|WCAG|Lunette|Storybook)\b|“[^”]*”|«round»|\S+@\S+/g;
const ENGLISH = /[A-Za-z]{3,}/;

/** The texts of an Arabic page that are still English. */
export function untranslatedTexts(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const left: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const element = walker.currentNode.parentElement;
    if (
      !element ||
      !ENGLISH.test(text.replace(NAMES, '')) ||
      element.closest(`${LATIN}, script, style, .sb-wrapper`)
    )
      continue;
    left.push(`still English: “${text}”`);
  }
  return [...new Set(left)];
}
