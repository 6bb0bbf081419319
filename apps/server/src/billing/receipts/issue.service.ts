import type { ReceiptId } from '@clubpulse/contract/billing/receipts/receipts';
import type { TransactionId } from '@clubpulse/contract/billing/transactions';
import { isRefusal } from '@clubpulse/contract/errors';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { receiptNumber } from '@clubpulse/rules/billing/receipts/receipt-number';
import { creditedNet, netOf } from '@clubpulse/rules/billing/receipts/vat';
import type { Queryable } from '../../platform/database/database.ts';
import { type Documented, documentedOf } from './documented.facts.ts';
import * as store from './receipts.store.ts';

export interface Issuing {
  readonly by: number | null;
  /** The whole price of what is paid in parts, in minor units. */
  readonly Price?: number | undefined;
  readonly VatCode?: string | null | undefined;
  /** The line of the document before this line. If missing, a new document begins. */
  readonly After?: ReceiptId | undefined;
}

export interface Issued {
  readonly ReceiptId: ReceiptId;
  readonly ReceiptNumber: string;
}

/** Must run in the transaction that records the money. */
export async function issueReceipt(
  trx: Queryable,
  transactionId: TransactionId,
  { by, Price, VatCode = null, After }: Issuing,
): Promise<Issued> {
  const facts = await documentedOf(trx, transactionId, { by, VatCode });
  const { Type, Amount, LeftDue, OfReceiptId } = facts;
  const credited = Type === 'Refund' && OfReceiptId !== null ? await store.lockReceipt(trx, OfReceiptId) : undefined;
  const vat = credited ?? facts;
  const ownNet = facts.VatRate === null ? null : netOf(Amount, facts.VatRate);
  const Net = credited ? creditedNet({ ...credited, Rate: credited.VatRate }, Amount) : ownNet;
  if (isRefusal(Net)) throw new Error(`The refund ${transactionId} exceeds what is left of its receipt.`);
  const isPart = Price !== undefined && Price !== Amount;
  const before = After === undefined ? undefined : await store.lockReceipt(trx, After);
  const document: NewDocument = {
    Line: before ? before.Line + 1 : 1,
    Kind: Type === 'Refund' ? 'CreditNote' : 'Receipt',
    TransactionId: transactionId,
    OfReceiptId: credited?.ReceiptId ?? null,
    MemberName: fullName(facts.Member) || null,
    Text: facts.Text,
    Method: facts.Method,
    PaymentMode: facts.PaymentMode,
    PaidAt: facts.PaidAt,
    Currency: facts.Currency,
    Amount,
    Price: isPart ? Price : null,
    LeftDue: isPart ? LeftDue : null,
    Reason: Type === 'Refund' ? facts.Note : '',
    VatCode: vat.VatCode,
    VatName: vat.VatName,
    VatRate: vat.VatRate,
    Net,
    Left: Amount,
    LeftNet: Net,
  };
  const issued = await insert(trx, facts, document, before);
  if (credited) await store.addLeft(trx, credited.ReceiptId, { Left: -Amount, LeftNet: Net === null ? null : -Net });
  return issued;
}

export async function replaceReceipt(trx: Queryable, receiptId: ReceiptId, { by }: Pick<Issuing, 'by'>): Promise<Issued> {
  const { TransactionId, VatCode, Price } = await store.lockReceipt(trx, receiptId);
  await cancelReceipt(trx, receiptId, { by });
  return issueReceipt(trx, TransactionId, { by, VatCode, Price: Price ?? undefined });
}

export async function cancelReceipt(trx: Queryable, receiptId: ReceiptId, { by }: Pick<Issuing, 'by'>): Promise<void> {
  const row = await store.lockReceipt(trx, receiptId);
  if (row.Left === 0) return;
  const facts = await documentedOf(trx, row.TransactionId, { by, VatCode: null });
  const { Left: Amount, LeftNet: Net } = row;
  const { TransactionId, MemberName, Text, Method, PaymentMode, PaidAt, Currency, VatCode, VatName, VatRate } = row;
  await insert(trx, facts, {
    Kind: row.Kind === 'Receipt' ? 'CreditNote' : 'Receipt',
    OfReceiptId: receiptId,
    TransactionId,
    MemberName,
    Text,
    Method,
    PaymentMode,
    PaidAt,
    Currency,
    VatCode,
    VatName,
    VatRate,
    Amount,
    Net,
    Left: 0,
    LeftNet: Net === null ? null : 0,
  });
  await store.addLeft(trx, receiptId, { Left: -Amount, LeftNet: Net === null ? null : -Net });
  if (row.Kind === 'CreditNote' && row.OfReceiptId !== null)
    await store.addLeft(trx, row.OfReceiptId, { Left: Amount, LeftNet: Net });
}

type NewReceipt = Parameters<typeof store.insertReceipt>[1];
type FromFacts = 'ClubId' | 'UserId' | 'Year' | 'Number' | 'IssuedAt' | 'ClubName' | 'LegalName' | 'Address' | 'VatNumber';
type NewDocument = Omit<NewReceipt, FromFacts>;

async function insert(
  trx: Queryable,
  { ClubId, UserId, ClubName, LegalName, Address, VatNumber, Operator }: Documented,
  document: NewDocument,
  before?: store.ReceiptRow,
): Promise<Issued> {
  const { Kind } = document;
  const { Year, IssuedAt } = before ?? (await store.lockSeries(trx, ClubId));
  const number = before?.Number ?? (await store.nextNumber(trx, { ClubId, Kind, Year }));
  const club = { ClubId, UserId, Year, IssuedAt, ClubName, LegalName, Address, VatNumber };
  const receipt = { ...club, ...document, Number: number, Operator: fullName(Operator) || null };
  return { ReceiptId: await store.insertReceipt(trx, receipt), ReceiptNumber: receiptNumber(receipt) };
}
