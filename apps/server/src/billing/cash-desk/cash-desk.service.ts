import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { CashDesk, CloseInput, DayClose, DayCloseDetail, DayCloseId } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import type { listDeskSales, moveCash } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import type { Transaction } from '@clubpulse/contract/billing/transactions';
import type { BodyOf, QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page, PageQuery } from '@clubpulse/contract/scalars';
import { closeDay } from '@clubpulse/rules/billing/cash-desk/close-day';
import { deskLines } from '@clubpulse/rules/billing/cash-desk/desk-lines';
import { differencesOf } from '@clubpulse/rules/billing/cash-desk/differences';
import { operatorLines } from '@clubpulse/rules/billing/cash-desk/operator-lines';
import { dayIn } from '@clubpulse/rules/time/days';
import type { DailyJob } from '../../clubs/daily/public.ts';
import { type Database, type Queryable, violatedConstraint } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import {
  closeCorrections,
  closeEarlier,
  closeTransactions,
  correctionsOf,
  countedTransactions,
  countTransactions,
  deskLimitsOf,
  lockOpenTransactions,
  type OpenTransaction,
  openCorrections,
  openTransactions,
  presentTransaction,
  transactionsOf,
} from '../transactions/public.ts';
import { presentClose, presentCorrections, presentMoves } from './cash-desk.present.ts';
import * as store from './cash-desk.store.ts';

interface CashDeskParts {
  readonly db: Database;
  readonly clubs: {
    readonly facts: (
      clubId: ClubId,
      via: Queryable,
    ) => Promise<{ readonly TimeZone: string; readonly Currency: string } | undefined>;
  };
  readonly now?: () => Date;
}
type Ready = Required<CashDeskParts>;

export type CashDeskService = ReturnType<typeof createCashDesk>;

export const createCashDesk = (parts: CashDeskParts) =>
  bindActs({ now: () => new Date(), ...parts }, { get, sales, open, move, close, closes, closed });

const unopened = {
  OpenedAt: null,
  Lines: [],
  OnlineSold: 0,
  OnlineGivenBack: 0,
  Moves: [],
  Operators: [],
  Corrections: [],
};

const get = (parts: Ready, clubId: ClubId): Promise<CashDesk | Refusal> => desk(parts, parts.db, clubId);

async function desk(parts: Ready, db: Queryable, clubId: ClubId): Promise<CashDesk | Refusal> {
  const club = await parts.clubs.facts(clubId, db);
  if (!club) return refuse('NotFound');
  const last = await store.lastClose(db, clubId);
  const { Currency } = club;
  if (!last) return { ...unopened, Currency };
  const all = await openTransactions(db, clubId, last.Currency);
  const { moves, corrections, ...counted } = await sinceClose(db, clubId, last, all);
  return {
    OpenedAt: last.ClosedAt.toISOString(),
    Currency: last.Currency,
    ...counted,
    Moves: presentMoves(moves),
    Operators: operatorLines(all),
    Corrections: presentCorrections(corrections),
  };
}

type Last = NonNullable<Awaited<ReturnType<typeof store.lastClose>>>;

async function sinceClose(db: Queryable, clubId: ClubId, { FloatLeft }: Last, all: readonly OpenTransaction[]) {
  const moves = await store.movesOf(db, clubId, null);
  const corrections = await openCorrections(db, clubId);
  const recorded = all.filter(({ PaymentMode }) => PaymentMode === 'Manual');
  const online = (type: string) =>
    all.reduce((sum, { PaymentMode, Type, Amount }) => (PaymentMode === 'Online' && Type === type ? sum + Amount : sum), 0);
  return {
    Lines: deskLines({ Float: FloatLeft, recorded, moves, corrections }),
    OnlineSold: online('Purchase'),
    OnlineGivenBack: online('Refund'),
    moves,
    corrections,
  };
}

async function sales(
  { db }: Ready,
  clubId: ClubId,
  { Method, PaymentMode, ...query }: QueryOf<typeof listDeskSales>,
): Promise<Page<Transaction>> {
  const last = await store.lastClose(db, clubId);
  if (!last) return { draw: query.draw, recordsTotal: 0, recordsFiltered: 0, data: [] };
  const all = { clubId, openIn: last.Currency };
  const filter = { ...all, Method, PaymentMode, text: query.globalSearch };
  return pageOf(query, {
    data: presented(transactionsOf(db, filter, { ...query, sort: '-At' }), presentTransaction),
    recordsTotal: countTransactions(db, all),
    recordsFiltered: countTransactions(db, filter),
  });
}

async function open(parts: Ready, clubId: ClubId, Float: number, by: CallerId): Promise<CashDesk | Refusal> {
  const { db, clubs, now } = parts;
  try {
    return await db.transaction().execute(async (trx) => {
      const club = await clubs.facts(clubId, trx);
      if (!club) return refuse('NotFound');
      if (await store.lastClose(trx, clubId)) return refuse('CashDeskAlreadyOpen');
      const opening = { ClubId: clubId, ClosedAt: now(), ClosedBy: by, Currency: club.Currency, FloatLeft: Float };
      await closeEarlier(trx, clubId, await store.insertClose(trx, opening));
      await emit(trx, { ClubId: clubId, Type: 'CashDeskOpened', Payload: { Amount: Float, Currency: club.Currency, By: by } });
      return desk(parts, trx, clubId);
    });
  } catch (error) {
    if (violatedConstraint(error) === 'day_closes_opening') return refuse('CashDeskAlreadyOpen');
    throw error;
  }
}

function move(
  parts: Ready,
  clubId: ClubId,
  { Kind, Amount, Reason }: BodyOf<typeof moveCash>,
  by: CallerId,
  key?: RequestKey,
): Promise<CashDesk | Refusal> {
  return transactOnce(parts.db, key, async (trx) => {
    await store.lockDesk(trx, clubId);
    const last = await store.lastClose(trx, clubId);
    if (!last) return refuse('CashDeskNotOpen');
    const { Lines } = await sinceClose(trx, clubId, last, await openTransactions(trx, clubId, last.Currency));
    const inDrawer = Lines.find(({ Method }) => Method === 'Cash')?.Expected ?? 0;
    if (Kind === 'Out' && Amount > inDrawer)
      return refuse('MoreThanInDrawer', { errors: [{ field: 'Amount', key: 'error.MoreThanInDrawer' }] });
    await store.insertMove(trx, { ClubId: clubId, At: parts.now(), Kind, Amount, Reason, MovedBy: by });
    const Payload = { Title: Reason, Amount, Currency: last.Currency, By: by };
    await emit(trx, { ClubId: clubId, Type: Kind === 'In' ? 'CashPutIn' : 'CashTakenOut', Payload });
    return desk(parts, trx, clubId);
  });
}

/** Transactions are locked while they are counted. A transaction that is recorded meanwhile belongs to the next close. */
function close(
  parts: Ready,
  clubId: ClubId,
  input: CloseInput,
  by: CallerId,
  key?: RequestKey,
): Promise<DayCloseDetail | Refusal> {
  const { db, clubs, now } = parts;
  return transactOnce(db, key, async (trx) => {
    await store.lockDesk(trx, clubId);
    const last = await store.lastClose(trx, clubId);
    const club = await clubs.facts(clubId, trx);
    if (!last || !club) return refuse('CashDeskNotOpen');
    const { Currency } = last;
    const all = await lockOpenTransactions(trx, clubId, Currency);
    const { Lines, OnlineSold, OnlineGivenBack } = await sinceClose(trx, clubId, last, all);
    const closing = closeDay(Lines, input);
    if (isRefusal(closing)) return closing;
    const ClosedAt = now();
    const Year = Number(dayIn(club.TimeZone, ClosedAt).slice(0, 4));
    const { FloatLeft } = input;
    const printed = { ClubId: clubId, ClosedAt, ClosedBy: by, OpenedAt: last.ClosedAt, Currency, OnlineSold, OnlineGivenBack };
    const next = await store.nextNumber(trx, clubId, Year);
    const id = await store.insertClose(trx, { ...printed, ...closing, Year, Number: next, FloatLeft });
    await closeTransactions(
      trx,
      all.map(({ TransactionId }) => TransactionId),
      id,
    );
    await closeCorrections(trx, clubId, id);
    await store.closeMoves(trx, clubId, id);
    const { all: Difference, unsigned } = differencesOf(closing.Lines);
    const { DifferenceNotified } = await deskLimitsOf(trx, clubId);
    const IsAboveLimit = unsigned > DifferenceNotified;
    const Payload = { DayCloseId: id, Title: `${Year}/${next}`, Difference, IsAboveLimit, Currency, By: by };
    await emit(trx, { ClubId: clubId, Type: 'DayClosed', Payload });
    return detail(trx, clubId, id);
  });
}

const closes = ({ db }: Ready, clubId: ClubId, query: PageQuery): Promise<Page<DayClose>> =>
  pageOf(query, {
    data: presented(store.closesOf(db, clubId, query.start, query.length), presentClose),
    recordsTotal: store.countCloses(db, clubId),
    recordsFiltered: store.countCloses(db, clubId),
  });

const closed = ({ db }: Ready, clubId: ClubId, dayCloseId: DayCloseId): Promise<DayCloseDetail | Refusal> =>
  detail(db, clubId, dayCloseId);

async function detail(db: Queryable, clubId: ClubId, dayCloseId: DayCloseId): Promise<DayCloseDetail | Refusal> {
  const row = await store.closeOf(db, clubId, dayCloseId);
  if (!row) return refuse('NotFound');
  return {
    ...presentClose(row),
    Operators: operatorLines(await countedTransactions(db, dayCloseId)),
    Moves: presentMoves(await store.movesOf(db, clubId, dayCloseId)),
    Corrections: presentCorrections(await correctionsOf(db, dayCloseId)),
  };
}

export const openDayReminder: DailyJob = {
  name: 'cash-desk',
  async run(trx, { ClubId }) {
    const last = await store.lastClose(trx, ClubId);
    if (!last) return;
    const recorded = await openTransactions(trx, ClubId, last.Currency);
    const Transactions = recorded.filter(({ PaymentMode }) => PaymentMode === 'Manual').length;
    if (Transactions > 0) await emit(trx, { ClubId, Type: 'DayNotClosed', Payload: { Transactions } });
  },
};
