import type { Sandbox } from '../sandbox.ts';

/** An e-mail, a text message or a message by WhatsApp as it arrived. */
export interface Message {
  id: number;
  kind: 'mail' | 'sms' | 'whatsapp';
  recipient: string;
  sender: string;
  subject: string;
  text: string;
  html: string;
  receivedAt: number;
}

/** Stores a message in the inbox. */
export function storeMessage({ database, now }: Sandbox, message: Omit<Message, 'id' | 'receivedAt'>): void {
  const { kind, recipient, sender, subject, text, html } = message;
  database
    .prepare(
      'INSERT INTO message (kind, recipient, sender, subject, text, html, receivedAt) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    .run(kind, recipient, sender, subject, text, html, now());
}

/** The newest messages, filtered by recipient and kind if these are given. */
export function findMessages(
  { database }: Sandbox,
  { to, kind }: { to?: string; kind?: Message['kind'] },
): Message[] {
  const rows = database
    .prepare(
      `SELECT * FROM message WHERE (?1 IS NULL OR lower(recipient) = lower(?1)) AND (?2 IS NULL OR kind = ?2)
       ORDER BY id DESC LIMIT 200`,
    )
    .all(to ?? null, kind ?? null);
  return rows as unknown as Message[];
}
