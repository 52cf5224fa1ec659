import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { encodedBody, type EncodedBody } from './files/encoding.ts';
import type { InlineHashes } from './contentPolicy.ts';
import { bytesOf, INCOMPLETE } from '../rendering/renderedPage.ts';

/** A rendered page, which is the same for everybody with one country, language and storefront. */
export interface Document {
  status: number;
  headers: Record<string, string>;
  body: EncodedBody;
  /** A weak ETag, as it is the same for every encoding of the page. */
  etag: string;
  /** Whether all its data could be loaded; an incomplete page is not cached. */
  isComplete: boolean;
}

const SCRIPTS = /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g;

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTES = /\sstyle="([^"]*)"/g;

/** A rendered page with its ETag and a content security policy for its inline scripts and styles. */
export async function documentOf(
  response: Response,
  policy: (hashes: InlineHashes) => string,
  isCached: boolean,
): Promise<Document> {
  const html = await bytesOf(response);
  const plain = Buffer.from(html, 'latin1');
  const scripts = hashesOf(html, SCRIPTS);
  const styles = [...hashesOf(html, STYLES), ...hashesOf(html, STYLE_ATTRIBUTES, withoutEntities)];
  const { [INCOMPLETE]: fault, ...headers } = Object.fromEntries(response.headers);
  return {
    status: response.status,
    headers: { ...headers, 'content-security-policy': policy({ scripts, styles }) },
    body: encodedBody(plain, isCached ? 'lasting' : 'quick'),
    isComplete: fault === undefined,
    etag: `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`,
  };
}

/** The distinct hashes of the texts that a pattern encloses in a page, which is read as latin1. */
function hashesOf(html: string, pattern: RegExp, read = (piece: string) => piece): string[] {
  const pieces = new Set([...html.matchAll(pattern)].map(([, piece = '']) => read(piece)));
  return [...pieces].map((piece) => `'sha256-${hash('sha256', Buffer.from(piece, 'latin1'), 'base64')}'`);
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** An attribute as a browser reads it: React writes these entities and no others. */
function withoutEntities(attribute: string): string {
  return attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * Caches rendered pages for a time to live; if it is 0, every request renders its page. Concurrent requests for a page share one
 * rendering. Only complete pages with status 200 are cached.
 */
export function documentCache(ttl: number) {
  const cache = new LRUCache<string, Document>({
    max: 1000,
    maxSize: 64_000_000,
    // The encodings of a page take about a third of its own size.
    sizeCalculation: ({ body }, key) => Math.ceil(body.plain.length * 1.4) + key.length,
    ttl,
  });
  const rendering = new Map<string, Promise<Document | null>>();
  return async (key: string, render: () => Promise<Document | null>): Promise<Document | null> => {
    if (ttl === 0) return render();
    const found = cache.get(key);
    if (found) return found;
    const pending = rendering.get(key);
    if (pending) return pending;
    const made = render().finally(() => rendering.delete(key));
    rendering.set(key, made);
    const document = await made;
    if (document?.status === 200 && document.isComplete) cache.set(key, document);
    return document;
  };
}
