/** An internal header of a rendered page: a response that it needs was missing. It is removed before the page is sent. */
export const INCOMPLETE = 'x-incomplete';

/**
 * A response with its page as a property, because the body of a `Response` is copied into a stream and out of it again. The page
 * is a latin1 string: all searches in it are for ASCII, and decoding and encoding UTF-8 takes longer than the searches.
 */
type RenderedPage = Response & { page?: string };

/** The response of a rendered page, a string in which each character is a byte. */
export function renderedPage(page: string, init: ResponseInit): Response {
  return Object.assign(new Response(null, init), { page });
}

/** The bytes of a rendered page or of any other response, as a latin1 string. */
export async function bytesOf(answer: RenderedPage): Promise<string> {
  return answer.page ?? Buffer.from(await answer.arrayBuffer()).toString('latin1');
}
