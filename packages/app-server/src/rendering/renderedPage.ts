/** An internal header of a rendered page: a response that it needs was missing. It is removed before the page is sent. */
export const INCOMPLETE = 'x-incomplete';

/**
 * An answer with its page beside it, as a body of the web's a page is poured into a stream and out of it again. The page
 * is read byte by byte (latin1): what is looked for in it is ASCII, and to decode and encode it takes longer than to look.
 */
type RenderedPage = Response & { page?: string };

/** The response of a page that was rendered as a whole; each character of it is a byte. */
export function renderedPage(page: string, init: ResponseInit): Response {
  return Object.assign(new Response(null, init), { page });
}

/** The bytes of an answer, be it a rendered page or any other, a letter for each. */
export async function bytesOf(answer: RenderedPage): Promise<string> {
  return answer.page ?? Buffer.from(await answer.arrayBuffer()).toString('latin1');
}
