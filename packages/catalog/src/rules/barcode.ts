import { westernDigits } from '@lunette/country-config';

/** The prefix of numbers that GS1 reserves for a shop's own labels. */
const OWN = '200';
const DIGITS = 13;

/** The EAN-13 barcode on the label of a product: the store's own prefix, the product's number, and the check digit. */
export function barcodeOf(productId: string): string {
  const digits = OWN + productId.padStart(DIGITS - OWN.length - 1, '0');
  return digits + checkDigit(digits);
}

/** The product id in one of the store's own barcodes; null for any other or an invalid number. */
export function productIdOf(barcode: string): string | null {
  const digits = westernDigits(barcode).replace(/[\s-]/g, '');
  if (!/^\d{13}$/.test(digits) || !digits.startsWith(OWN)) return null;
  if (checkDigit(digits.slice(0, -1)) !== digits.at(-1)) return null;
  const id = digits.slice(OWN.length, -1).replace(/^0+/, '');
  return id === '' ? null : id;
}

/** The EAN check digit: from the right, digits are weighted 3 and 1 in turn, and the sum becomes a multiple of ten. */
function checkDigit(digits: string): string {
  const sum = [...digits].reduceRight(
    (all, digit, at) => all + Number(digit) * ((digits.length - at) % 2 === 1 ? 3 : 1),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
