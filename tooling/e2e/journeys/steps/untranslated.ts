import type { Page } from '@playwright/test';

/**
 * Words in Latin letters in every language: names, currencies, units, columns of a power, standards, kinds of files, banks,
 * carriers, and the address of a guest.
 */
const LATIN =
  /^(Lunette|English|AED|SAR|SPH|CYL|AXIS|ADD|IBAN|WCAG|JPG|JPEG|PNG|PDF|HEIC|WebP|guest|nobody|post|example|Kestrel)$/;

/** The words of an Arabic page and its labels that are in another language, outside of parts marked as left-to-right. */
export async function untranslated(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: around, textContent } = walker.currentNode;
      if (
        around &&
        !around.closest('script, style, noscript, bdi, .num, .logo, [lang=en], [dir=ltr], option')
      )
        found.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      if (!element.closest('[lang=en]'))
        for (const name of ['aria-label', 'placeholder', 'title'])
          found.push(element.getAttribute(name) ?? '');
    return found;
  });
  // Words between isolating marks are somebody's own, such as what was searched.
  return texts.flatMap((text) =>
    (text.replace(/\u2068[^\u2069]*\u2069/g, '').match(/[A-Za-z]{3,}/g) ?? []).filter(
      (word) => !LATIN.test(word),
    ),
  );
}
