/** The content of the QR code on a Saudi invoice; amounts are decimal numbers as text. */
interface Coded {
  seller: string;
  taxNumber: string;
  at: Date;
  total: string;
  tax: string;
}

/**
 * The text of the QR code on a simplified tax invoice and its notes: tags 1 to 5, each with its length and value in UTF-8,
 * in base64 (E-Invoicing Resolution of the Zakat, Tax and Customs Authority, annex 2).
 */
export function saudiCode({ seller, taxNumber, at, total, tax }: Coded): string {
  const moment = `${at.toISOString().slice(0, 19)}Z`;
  const parts = [seller, taxNumber, moment, total, tax].map((value, index) => {
    const bytes = Buffer.from(value, 'utf8');
    return Buffer.concat([Buffer.from([index + 1, bytes.length]), bytes]);
  });
  return Buffer.concat(parts).toString('base64');
}
