import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import { clubVatInputSchema, clubVatSchema, receiptSchema } from './receipts.ts';

const managers = ['Owner', 'Manager'] as const;
const one = z.object({ id: idParamOf<'Club'>(), receiptId: idParamOf<'Receipt'>() });

export const getReceipt = call({
  id: 'receipts.get',
  method: 'GET',
  path: '/clubs/{id}/receipts/{receiptId}',
  summary: 'Returns a receipt or credit note as it was issued, with the documents that refer to it.',
  params: one,
  result: receiptSchema,
  shows: ['billing/receipts', 'billing/transactions'],
  access: inClub('params.id', [...managers, 'FrontDesk', 'Accountant']),
});
export const getMyReceipt = call({
  id: 'receipts.ofUser',
  method: 'GET',
  path: '/users/{id}/receipts/{receiptId}',
  summary: 'Returns a receipt or credit note of the user’s own payment as it was issued.',
  params: z.object({ id: idParamOf<'User'>(), receiptId: idParamOf<'Receipt'>() }),
  result: receiptSchema,
  shows: ['billing/receipts', 'billing/transactions'],
  access: theUser('params.id'),
});
export const printReceipt = call({
  id: 'receipts.print',
  method: 'POST',
  path: '/clubs/{id}/receipts/{receiptId}/prints',
  summary: 'Records that a receipt is printed. The first print is the original, each later one a copy.',
  params: one,
  result: z.object({ IsCopy: z.boolean() }),
  status: 200,
  changes: ['billing/receipts'],
  access: inClub('params.id', [...managers, 'FrontDesk', 'Accountant']),
});
export const mailReceipt = call({
  id: 'receipts.mail',
  method: 'POST',
  path: '/clubs/{id}/receipts/{receiptId}/mails',
  summary: 'Mails a receipt to its member, as a copy if it was printed or mailed before.',
  params: one,
  result: z.object({ Email: z.string() }),
  status: 200,
  changes: ['billing/receipts'],
  access: inClub('params.id', [...managers, 'FrontDesk', 'Accountant']),
  errors: ['ReceiptWithoutMember'],
  idempotent: true,
});
export const getClubVat = call({
  id: 'clubVat.get',
  method: 'GET',
  path: '/clubs/{id}/vat',
  summary: 'Returns what receipts state about the club, its VAT codes, and the code of each product.',
  params: idParams,
  result: clubVatSchema,
  shows: ['billing/receipts', 'billing/subscription-types', 'billing/credits/packages', 'billing/goods'],
  access: inClub('params.id', managers),
});
export const saveClubVat = call({
  id: 'clubVat.update',
  method: 'PUT',
  path: '/clubs/{id}/vat',
  summary:
    'Replaces what receipts state about the club, its VAT codes and the codes of products. Issued receipts stay as they are.',
  params: idParams,
  body: clubVatInputSchema,
  result: clubVatSchema,
  changes: ['billing/receipts'],
  access: inClub('params.id', managers),
});
