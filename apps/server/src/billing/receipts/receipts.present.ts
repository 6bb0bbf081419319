import { type Receipt, type ReceiptLink, receiptLinkSchema, receiptSchema } from '@clubpulse/contract/billing/receipts/receipts';
import type { ReceiptRow } from './receipts.store.ts';

const linkTo = (row: ReceiptRow): ReceiptLink => receiptLinkSchema.parse({ ...row, IssuedAt: row.IssuedAt.toISOString() });

interface Around {
  readonly referred: ReceiptRow | undefined;
  readonly referring: readonly ReceiptRow[];
}

export function presentReceipt(row: ReceiptRow, { referred, referring }: Around): Receipt {
  const { VatCode: Code, VatName: Name, VatRate: Rate, Net, Amount } = row;
  return receiptSchema.parse({
    ...row,
    IssuedAt: row.IssuedAt.toISOString(),
    PaidAt: row.PaidAt.toISOString(),
    Vat: Net === null ? null : { Code, Name, Rate, Net, Vat: Amount - Net },
    IsCorrection: referred !== undefined && referred.TransactionId === row.TransactionId,
    Of: referred ? linkTo(referred) : null,
    Referring: referring.map(linkTo),
    IsCopy: row.PrintedAt !== null,
  });
}
