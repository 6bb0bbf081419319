import * as calls from '@clubpulse/contract/billing/receipts/receipts.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { ReceiptsService } from './receipts.service.ts';

export function receiptsRoutes(route: Routes, receipts: ReceiptsService): void {
  route(calls.getReceipt, ({ params }) => receipts.get(params.id, params.receiptId));
  route(calls.getMyReceipt, ({ params }) => receipts.ofUser(params.id, params.receiptId));
  route(calls.printReceipt, ({ params }) => receipts.print(params.id, params.receiptId));
  route(calls.mailReceipt, ({ params, key }) => receipts.mail(params.id, params.receiptId, key));
  route(calls.getClubVat, ({ params }) => receipts.vat(params.id));
  route(calls.saveClubVat, ({ params, body }) => receipts.updateVat(params.id, body));
}
