import { BrandedHeader } from '@lunette/shell';

/** The header of the branded contact-lens site, which few visits see, as a chunk of its own. */
export const Branded = BrandedHeader;
