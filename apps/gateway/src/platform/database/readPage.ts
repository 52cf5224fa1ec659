/** A sorted query, of which one page is read. */
interface Listed<R> {
  limit: (size: number) => { offset: (from: number) => PromiseLike<R[]> };
}

/** Reads one page of a list (`page` counts from 0) and the number of all rows. */
export async function readPage<R>(
  listed: Listed<R>,
  total: PromiseLike<number>,
  { page, 'page-size': size }: { page: number; 'page-size': number },
): Promise<{ rows: R[]; total: number }> {
  const rows = await listed.limit(size).offset(page * size);
  return { rows, total: await total };
}
