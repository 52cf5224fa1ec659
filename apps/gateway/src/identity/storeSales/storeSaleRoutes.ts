import { storeSaleContract } from '@lunette/session/contract';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireRole } from '../staff/requireRole.ts';
import { findSalesman } from './salesman.ts';
import { recordSale, removeSale, salesOfToday } from './storeSales.ts';

/** Mounts the calls with which sales staff record sales of a store (STAFF-03). */
export function storeSaleRoutes(gateway: Gateway): void {
  serve(gateway, storeSaleContract.getSalesman, async ({ params: { salesmanId } }, context) => {
    requireRole(context, 'presales', 'salesman');
    const found = await findSalesman(context, salesmanId);
    if (!found) throw refuse(404, 'salesman_unknown', 'session.salesman-unknown');
    return found;
  });

  serve(gateway, storeSaleContract.recordStoreSale, async ({ body: { collectionData } }, context) => {
    requireRole(context, 'presales', 'salesman');
    return recordSale(context, collectionData);
  });

  serve(gateway, storeSaleContract.getStoreSales, async (_input, context) => {
    requireRole(context, 'presales', 'salesman');
    return { sales: await salesOfToday(context) };
  });

  serve(gateway, storeSaleContract.removeStoreSale, async ({ params: { saleId } }, context) => {
    requireRole(context, 'presales', 'salesman');
    await removeSale(context, saleId);
    return { sales: await salesOfToday(context) };
  });
}
