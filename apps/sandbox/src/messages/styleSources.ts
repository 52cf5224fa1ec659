import { hash } from 'node:crypto';
import type { Message } from './messages.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/**
 * The hashes of the styles in mails, as sources for a content security policy: a mail is shown unchanged in a frame that
 * inherits the policy of its page.
 */
export function styleSources(messages: Pick<Message, 'html'>[]): string {
  const all = messages.map(({ html }) => html).join('\n');
  const attributes = [...all.matchAll(/\sstyle="([^"]*)"/g)].map(([, style = '']) =>
    style.replace(/&([a-z]+|#\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity),
  );
  const elements = [...all.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) => style);
  const hashes = [...new Set([...attributes, ...elements])].map(
    (style) => `'sha256-${hash('sha256', style, 'base64')}'`,
  );
  return ["'unsafe-hashes'", ...hashes].join(' ');
}
