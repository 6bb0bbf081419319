import type { CallerId } from '@clubpulse/contract/accounts/users';
import type {
  AccountantExport,
  AccountantLine,
  BookAccount,
  ExportInput,
  ExportPreview,
  ExportRange,
  MadeExport,
} from '@clubpulse/contract/billing/accountant/accountant';
import { EXPORT_MAX_ROWS, REPORT_MAX_DAYS } from '@clubpulse/contract/billing/transactions.calls';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language, Page, PageQuery } from '@clubpulse/contract/scalars';
import { debitsOf, entriesOf, missingAccounts, neededAccounts, unbalancedOf } from '@clubpulse/rules/billing/accountant/entries';
import { exportFileName } from '@clubpulse/rules/billing/accountant/file-name';
import { addDays, daysBetween, startOfDay } from '@clubpulse/rules/time/days';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { reportedOf } from '../transactions/public.ts';
import { presentExport, presentLine } from './accountant.present.ts';
import * as store from './accountant.store.ts';
import * as facts from './lines.facts.ts';
import { workbookOf } from './workbook.wire.ts';

const NEWEST = 5;

interface AccountantParts {
  readonly db: Database;
  readonly clubs: Pick<Clubs, 'facts'>;
  readonly now?: () => Date;
}
type Ready = Required<AccountantParts>;

export type AccountantService = ReturnType<typeof createAccountant>;

export const createAccountant = (parts: AccountantParts) =>
  bindActs({ now: () => new Date(), ...parts }, { preview, accounts, saveAccounts, make, exports });

async function spanOf({ clubs }: Ready, db: Queryable, clubId: ClubId, { From, To }: ExportRange) {
  if (daysBetween(From, To) >= REPORT_MAX_DAYS) {
    const values = { max: REPORT_MAX_DAYS };
    return refuse('ReportTooLong', { values, errors: [{ field: 'To', key: 'error.ReportTooLong', values }] });
  }
  const club = await clubs.facts(clubId, db);
  if (!club) return refuse('NotFound');
  const span = { from: startOfDay(club.TimeZone, From), to: startOfDay(club.TimeZone, addDays(To, 1)) };
  return { club, span };
}

async function linesOf(db: Queryable, clubId: ClubId, span: facts.Span): Promise<AccountantLine[] | Refusal> {
  const rows = await facts.linesOf(db, clubId, span, EXPORT_MAX_ROWS + 1);
  if (rows.length > EXPORT_MAX_ROWS) return refuse('DateIntervalTooLong');
  const online = rows.filter(({ PaymentMode }) => PaymentMode === 'Online').map(({ TransactionId }) => TransactionId);
  const reported = await reportedOf(db, clubId, online);
  return rows.map((row) => presentLine(row, reported));
}

async function preview(parts: Ready, clubId: ClubId, range: ExportRange): Promise<ExportPreview | Refusal> {
  const { db } = parts;
  const found = await spanOf(parts, db, clubId, range);
  if (isRefusal(found)) return found;
  const { span } = found;
  const lines = await linesOf(db, clubId, span);
  const known = await store.accountsOf(db, clubId);
  const hasCodes = (await facts.vatCodesOf(db, clubId)).length > 0;
  const { WithoutCode, ...counts } = await facts.countsOf(db, clubId, span);
  const entries = isRefusal(lines) ? [] : entriesOf(lines, known);
  const newest = isRefusal(lines) ? [] : lines.slice(-NEWEST);
  return {
    ...counts,
    ...(await facts.leftOutOf(db, clubId, span)),
    Sums: await facts.sumsOf(db, clubId, span),
    WithoutCode: hasCodes
      ? { Lines: WithoutCode, Texts: await facts.textsWithoutCode(db, clubId, span) }
      : { Lines: 0, Texts: [] },
    MissingAccounts: missingAccounts(entries),
    Newest: { Lines: newest, Entries: entriesOf(newest, known) },
    Balanced: debitsOf(entries),
  };
}

async function accountsWith(db: Queryable, clubId: ClubId): Promise<{ Accounts: BookAccount[] }> {
  return { Accounts: neededAccounts(await facts.vatCodesOf(db, clubId), await store.accountsOf(db, clubId)) };
}

const accounts = ({ db }: Ready, clubId: ClubId): Promise<{ Accounts: BookAccount[] }> => accountsWith(db, clubId);

function saveAccounts(
  { db }: Ready,
  clubId: ClubId,
  { Accounts }: { readonly Accounts: readonly BookAccount[] },
): Promise<{ Accounts: BookAccount[] } | Refusal> {
  return db.transaction().execute(async (trx) => {
    await store.lockBooks(trx, clubId);
    const keys = Accounts.map(({ Purpose, VatCode }) => `${Purpose} ${VatCode}`);
    const known = neededAccounts(await facts.vatCodesOf(trx, clubId), []).map(({ Purpose, VatCode }) => `${Purpose} ${VatCode}`);
    const errors = keys.flatMap((key, at) =>
      known.includes(key) && keys.indexOf(key) === at ? [] : [{ field: `Accounts.${at}.VatCode`, key: 'unknown-vat-code' }],
    );
    if (errors.length > 0) return refuse('ValidationFailed', { errors });
    await store.saveAccounts(trx, clubId, Accounts);
    return accountsWith(trx, clubId);
  });
}

interface Maker {
  readonly UserId: CallerId;
  readonly language: Language;
}

function make(parts: Ready, clubId: ClubId, input: ExportInput, { UserId, language }: Maker): Promise<MadeExport | Refusal> {
  const { db, now } = parts;
  return db.transaction().execute(async (trx) => {
    await store.lockBooks(trx, clubId);
    const found = await spanOf(parts, trx, clubId, input);
    if (isRefusal(found)) return found;
    const { club, span } = found;
    const lines = await linesOf(trx, clubId, span);
    if (isRefusal(lines)) return lines;
    const { From, To, Format } = input;
    const Entries = Format === 'DoubleEntry' ? entriesOf(lines, await store.accountsOf(trx, clubId)) : [];
    const unbalanced = unbalancedOf(Entries);
    if (unbalanced !== undefined) throw new Error(`Debit and credit of ${unbalanced} differ.`);
    const Version = await store.nextVersion(trx, clubId, input);
    const FileName = exportFileName(club.Name, { From, To, Format, Version });
    const made = { ClubId: clubId, From, To, Format, Version, FileName, Lines: lines.length, At: now(), By: UserId };
    const id = await store.insertExport(trx, made);
    return {
      Export: presentExport(await store.exportOf(trx, clubId, id)),
      Lines: Format === 'Csv' ? lines : [],
      Entries,
      Workbook: Format === 'Xlsx' ? await workbookOf(lines, { language, timeZone: club.TimeZone }) : null,
    };
  });
}

const exports = ({ db }: Ready, clubId: ClubId, query: PageQuery): Promise<Page<AccountantExport>> =>
  pageOf(query, {
    data: presented(store.exportsOf(db, clubId, query.start, query.length), presentExport),
    recordsTotal: store.countExports(db, clubId),
    recordsFiltered: store.countExports(db, clubId),
  });
