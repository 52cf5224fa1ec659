import { useGetProductOfBarcodeQuery } from '../../../api/catalog.ts';
import { productIdOf } from '../../../rules/barcode.ts';
import type { SearchEntry } from './searchEntries.ts';

/** The product whose barcode was typed or scanned (PDP-12); null for any other text and while it is loading. */
export function useBarcode(query: string): SearchEntry | null {
  const isBarcode = productIdOf(query) !== null;
  const { currentData: found } = useGetProductOfBarcodeQuery(
    { query: { barCodeId: query } },
    { skip: !isBarcode },
  );
  return isBarcode && found ? { kind: 'barcode', text: found.name, to: found.product_url } : null;
}
