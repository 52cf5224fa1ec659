import { endpoint, Id, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** The call that finds a product by its barcode. */
export const barcodeContract = {
  /** The product with this barcode on its label. */
  getProductOfBarcode: endpoint({
    method: 'GET',
    path: '/v2/products/product/barcode',
    access: 'public',
    query: z.object({ barCodeId: text(32, 1) }),
    result: z.object({ pid: Id, name: z.string(), product_url: z.string() }),
  }),
};
