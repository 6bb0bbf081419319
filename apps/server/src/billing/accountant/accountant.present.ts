import {
  type AccountantExport,
  type AccountantLine,
  accountantExportSchema,
  accountantLineSchema,
} from '@clubpulse/contract/billing/accountant/accountant';
import { receiptNumber } from '@clubpulse/rules/billing/receipts/receipt-number';
import type { reportedOf } from '../transactions/public.ts';
import type { ExportRow } from './accountant.store.ts';
import type { LineRow } from './lines.facts.ts';

type Reported = Awaited<ReturnType<typeof reportedOf>>;

/** The provider's fee and payout are those of the canceled document, so the canceling document has none. */
export function presentLine(row: LineRow, reported: Reported): AccountantLine {
  const sign = row.Kind === 'CreditNote' ? -1 : 1;
  const { OfKind, OfYear, OfNumber, Net } = row;
  const cancels = row.OfTransactionId === row.TransactionId;
  const { ProviderFee = null, ExtPayoutId = null, PaidOutOn = null } = (!cancels && reported.get(row.TransactionId)) || {};
  return accountantLineSchema.parse({
    ...row,
    Number: receiptNumber(row),
    IssuedAt: row.IssuedAt.toISOString(),
    MemberId: row.UserId,
    Gross: sign * row.Amount,
    Net: Net === null ? null : sign * Net,
    Vat: Net === null ? null : sign * (row.Amount - Net),
    OfNumber: OfKind && OfYear && OfNumber ? receiptNumber({ Kind: OfKind, Year: OfYear, Number: OfNumber }) : null,
    ProviderFee,
    ExtPayoutId,
    PaidOutOn,
  });
}

export const presentExport = ({ At, ReplacedAt, ...row }: ExportRow): AccountantExport =>
  accountantExportSchema.parse({ ...row, At: At.toISOString(), ReplacedAt: ReplacedAt?.toISOString() ?? null });
