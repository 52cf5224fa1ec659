/** An answer with its page beside it: as a body of the web's a page is poured into a stream and out of it again. */
type RenderedPage = Response & { page?: Buffer };

/** The answer that carries a page which has been rendered whole. */
export function renderedPage(page: Buffer, init: ResponseInit): Response {
  return Object.assign(new Response(null, init), { page });
}

/** The bytes of an answer, be it a rendered page or any other. */
export async function bytesOf(answer: RenderedPage): Promise<Buffer> {
  return answer.page ?? Buffer.from(await answer.arrayBuffer());
}
