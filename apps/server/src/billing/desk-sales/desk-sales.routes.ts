import { listMostSold, sellAtDesk } from '@clubpulse/contract/billing/desk-sales/desk-sales.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { DeskSalesService } from './desk-sales.service.ts';

export const deskSaleRoutes = (route: Routes, deskSales: DeskSalesService): void => {
  route(sellAtDesk, ({ params, body, caller, key }) => deskSales.sell(params.id, body, caller.UserId, key));
  route(listMostSold, ({ params }) => deskSales.mostSold(params.id));
};
