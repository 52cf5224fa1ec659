import { extractText, getDocumentProxy } from 'unpdf';

const open = (pdf: string) => getDocumentProxy(new Uint8Array(Buffer.from(pdf, 'base64')));

/** The text of a PDF in base64, in one line. */
export async function textOf(pdf: string): Promise<string> {
  const { text } = await extractText(await open(pdf), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/**
 * The layout of the first page of a PDF in base64: its language, the horizontal centre of words, from 0 at the left to 1 at
 * the right, and the right edge of the rightmost word.
 */
export async function pageOf(pdf: string) {
  const document = await open(pdf);
  const page = await document.getPage(1);
  const { info } = (await document.getMetadata()) as { info: { Language?: string } };
  const { items } = await page.getTextContent();
  const [left = 0, , right = 0] = page.view;
  const placed = items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [from, width] = [Number(item.transform[4]) - left, item.width].map((size) => size / (right - left));
    return [{ words: item.str, from: from ?? 0, width: width ?? 0 }];
  });
  return {
    pages: document.numPages,
    language: info.Language,
    placeOf(words: string): number | undefined {
      const found = placed.find((placedText) => placedText.words.includes(words));
      return found && found.from + found.width / 2;
    },
    reach: Math.max(...placed.map(({ from, width }) => from + width)),
  };
}
