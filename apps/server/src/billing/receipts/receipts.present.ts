import { type Receipt, type ReceiptLink, receiptLinkSchema, receiptSchema } from '@clubpulse/contract/billing/receipts/receipts';
import type { ReceiptRow } from './receipts.store.ts';

const linkTo = (row: ReceiptRow): ReceiptLink => receiptLinkSchema.parse({ ...row, IssuedAt: row.IssuedAt.toISOString() });

const vatOf = ({ VatCode: Code, VatName: Name, VatRate: Rate, Net, Amount }: ReceiptRow) =>
  Net === null ? null : { Code, Name, Rate, Net, Vat: Amount - Net };

interface Around {
  readonly lines: readonly ReceiptRow[];
  readonly referred: ReceiptRow | undefined;
  readonly referring: readonly ReceiptRow[];
}

export function presentReceipt(row: ReceiptRow, { lines, referred, referring }: Around): Receipt {
  return receiptSchema.parse({
    ...row,
    IssuedAt: row.IssuedAt.toISOString(),
    PaidAt: row.PaidAt.toISOString(),
    Vat: vatOf(row),
    Lines: lines.map((line) => ({ ...line, Vat: vatOf(line) })),
    IsCorrection: referred !== undefined && referred.TransactionId === row.TransactionId,
    Of: referred ? linkTo(referred) : null,
    Referring: referring.map(linkTo),
    IsCopy: row.PrintedAt !== null,
  });
}
