import type { ReceiptKind } from '@clubpulse/contract/billing/receipts/receipts';

interface Numbered {
  readonly Kind: ReceiptKind;
  readonly Year: number;
  readonly Number: number;
}

/** The number as printed in every language: `2026/3188`, or `NC 2026/41` for a credit note. */
export const receiptNumber = ({ Kind, Year, Number: number }: Numbered): string =>
  `${Kind === 'CreditNote' ? 'NC ' : ''}${Year}/${number}`;
