import { mailReceipt } from '@clubpulse/contract/billing/receipts/receipts.calls';
import { createTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { clubA: id, tokens } }) => {
  const token = tokens.managerA;
  const body = { Type: 'Purchase', Method: 'Cash', Amount: 500, Currency: 'EUR' } as const;
  const sold = await server.call(createTransaction, { params: { id }, body, token });
  const receiptId = sold.result.ReceiptId ?? 0;
  return { ReceiptWithoutMember: provoke(server, mailReceipt, { params: { id, receiptId }, token }) };
};
