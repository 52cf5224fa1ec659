/** A query of rows in their order, of which a page is read. */
interface Listed<R> {
  limit: (size: number) => { offset: (from: number) => PromiseLike<R[]> };
}

/** Reads a page of a list, and how many rows there are in all. */
export async function readPage<R>(
  listed: Listed<R>,
  total: PromiseLike<number>,
  { page, 'page-size': size }: { page: number; 'page-size': number },
): Promise<{ rows: R[]; total: number }> {
  const rows = await listed.limit(size).offset(page * size);
  return { rows, total: await total };
}
