import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubVat, ClubVatInput, Receipt, ReceiptId } from '@clubpulse/contract/billing/receipts/receipts';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { vatProblems } from '@clubpulse/rules/billing/receipts/vat-problems';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { receiptMail } from './receipts.mail.ts';
import { presentReceipt } from './receipts.present.ts';
import * as store from './receipts.store.ts';
import { lockVat, saveVat, vatOf } from './vat.store.ts';

interface ReceiptParts {
  readonly db: Database;
  readonly clubs: Pick<Clubs, 'facts'>;
  readonly mail: Pick<Mail, 'queue'>;
  readonly publicUrl: string;
}

export type ReceiptsService = ReturnType<typeof createReceipts>;

export const createReceipts = (parts: ReceiptParts) => bindActs(parts, { get, ofUser, print, mail, vat, updateVat });

async function find(
  db: Queryable,
  receiptId: ReceiptId,
  isAllowed: (row: store.ReceiptRow) => boolean,
): Promise<Receipt | Refusal> {
  const row = await store.receiptOf(db, receiptId);
  if (!row || !isAllowed(row)) return refuse('NotFound');
  const referred = row.OfReceiptId === null ? undefined : await store.receiptOf(db, row.OfReceiptId);
  const lines = await store.documentOf(db, receiptId);
  return presentReceipt(row, { lines, referred, referring: await store.referringTo(db, receiptId) });
}

const get = ({ db }: ReceiptParts, clubId: ClubId, receiptId: ReceiptId): Promise<Receipt | Refusal> =>
  find(db, receiptId, (row) => row.ClubId === clubId);

const ofUser = ({ db }: ReceiptParts, userId: UserId, receiptId: ReceiptId): Promise<Receipt | Refusal> =>
  find(db, receiptId, (row) => row.UserId === userId);

function print({ db }: ReceiptParts, clubId: ClubId, receiptId: ReceiptId): Promise<{ IsCopy: boolean } | Refusal> {
  return db.transaction().execute(async (trx) => {
    const receipt = await find(trx, receiptId, (row) => row.ClubId === clubId);
    return isRefusal(receipt) ? receipt : { IsCopy: await store.markPrinted(trx, receiptId) };
  });
}

function mail(parts: ReceiptParts, clubId: ClubId, receiptId: ReceiptId, key?: RequestKey): Promise<{ Email: string } | Refusal> {
  const { db, clubs, publicUrl } = parts;
  return transactOnce(db, key, async (trx) => {
    const receipt = await find(trx, receiptId, (row) => row.ClubId === clubId);
    const club = await clubs.facts(clubId, trx);
    if (isRefusal(receipt)) return receipt;
    const to = await store.receiverOf(trx, receiptId);
    if (!club || !to) return refuse('ReceiptWithoutMember');
    const IsCopy = await store.markPrinted(trx, receiptId);
    const link = `${publicUrl}/#/Receipt/${receipt.TransactionId}`;
    await parts.mail.queue(receiptMail({ receipt: { ...receipt, IsCopy }, to, timeZone: club.TimeZone, link }), trx);
    return { Email: to.Email };
  });
}

const vat = ({ db }: ReceiptParts, clubId: ClubId): Promise<ClubVat> => vatOf(db, clubId);

function updateVat({ db }: ReceiptParts, clubId: ClubId, input: ClubVatInput): Promise<ClubVat | Refusal> {
  return db.transaction().execute(async (trx) => {
    await lockVat(trx, clubId);
    const errors = vatProblems(input, await vatOf(trx, clubId));
    if (errors.length > 0) return refuse('ValidationFailed', { errors });
    await saveVat(trx, clubId, input);
    return vatOf(trx, clubId);
  });
}
