/** The faces a page of each language preloads: the text face only; the display face may arrive later. */
export declare const fontPreloads: Record<'en' | 'ar', string[]>;
