import { endpoint, Id, text } from '@lunette/api-client/contract';
import { z } from 'zod';

export const barcodeContract = {
  /** The product whose label carries a barcode. */
  getProductOfBarcode: endpoint({
    method: 'GET',
    path: '/v2/products/product/barcode',
    access: 'public',
    query: z.object({ barCodeId: text(32, 1) }),
    result: z.object({ pid: Id, name: z.string(), product_url: z.string() }),
  }),
};
