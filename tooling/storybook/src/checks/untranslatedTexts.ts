/** Parts of a page that may keep Latin letters: figures, addresses, names of files, what a shopper typed. */
const LATIN = '[lang=en], bdi, code, pre, svg, address, [dir=ltr]';
/** Names and signs that Arabic writes in Latin letters too, what stands in “quotation marks”, and mail addresses. */
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
