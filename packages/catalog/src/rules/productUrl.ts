/** The address of a product page: a readable slug that ends in the product's number. */
export function productUrl(slug: string, id: string): string {
  return `/product/${slug}-${id}`;
}

/** The product id at the end of an address, with or without slug and `.html`; null if there is none. */
export function idFromPath(path: string): string | null {
  const [clean = ''] = path.split(/[?#]/);
  return /(?:^|[-/])(\d{1,12})(?:\.html)?\/?$/.exec(clean)?.[1] ?? null;
}
