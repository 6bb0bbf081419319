import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type ErrorType, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { MemberStanding, PipelineCard } from '@clubpulse/contract/members/pipeline/cards';
import {
  type ClientStage,
  clientStageSchema,
  clientStages,
  type MovedTrials,
  type StageCount,
  type StageMove,
  type StageUndo,
} from '@clubpulse/contract/members/pipeline/pipeline';
import type { getPipeline, listStage, setClientStage } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import type { Page } from '@clubpulse/contract/scalars';
import { mayMove, mayUndo, riskSigns, shareMovedOn, visitsByWeek } from '@clubpulse/rules/members/pipeline/risk-signs';
import { dayIn } from '@clubpulse/rules/time/days';
import type { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { searchTerms } from '../../platform/database/text-search.ts';
import { emitAll } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { pageOf } from '../../platform/page/page.ts';
import { athleteOf, namesOf, nextTasksOf, payersAmong, reasonsOf, riskFactsOf } from './pipeline.facts.ts';
import type { Movement, TrialPorts } from './pipeline.ports.ts';
import * as store from './pipeline.store.ts';

const DAY_MS = 86_400_000;
const ENTERED_DAYS = 30;
const HABIT_DAYS = 84;

export interface PipelineParts {
  readonly db: Database;
  readonly club: (clubId: ClubId, via?: Queryable) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly trials: TrialPorts;
  readonly now?: () => Date;
}
type Refused = { UserId: number; ErrorType: ErrorType }[];
interface Moved {
  readonly MovedAt: string;
  readonly Trials: MovedTrials;
  readonly Moved: number[];
  readonly Refused: Refused;
}
interface TakenBack {
  readonly Moved: number[];
  readonly Refused: Refused;
  readonly Kept: number[];
}

export type Pipeline = ReturnType<typeof createPipeline>;

type Ready = Required<PipelineParts>;

export function createPipeline(parts: PipelineParts) {
  return {
    ...bindActs({ now: () => new Date(), ...parts }, { stages, list, standing, moveOne, moveSeen, undo, moveIn }),
    stageIn,
  };
}

const before = ({ now }: Ready, days: number): Date => new Date(now().getTime() - days * DAY_MS);

const boardQuery = (parts: Ready, clubId: ClubId, timeZone: string, filter: QueryOf<typeof getPipeline>): store.BoardQuery => ({
  clubId,
  timeZone,
  words: searchTerms(filter.globalSearch),
  Assignee: filter.Assignee,
  Task: filter.Task,
  ClubTagId: filter.ClubTagId,
  CameBy: filter.CameBy,
  now: parts.now(),
  newSince: before(parts, ENTERED_DAYS),
  habitSince: before(parts, HABIT_DAYS),
});

async function cards(
  { db }: Ready,
  board: store.BoardQuery,
  stage: ClientStage,
  { Split, start, length }: QueryOf<typeof listStage>,
) {
  const { clubId, timeZone } = board;
  const rows = await store.cardsOfStage(db, board, stage, Split, { start, length });
  const ids = rows.map(({ UserId }) => UserId);
  const today = dayIn(timeZone, board.now);
  const [facts, tasks, reasons] = await Promise.all([
    riskFactsOf(db, clubId, stage === 'client' ? ids : [], { timeZone, since: board.habitSince, now: board.now }),
    nextTasksOf(db, clubId, ids, today),
    reasonsOf(db, clubId, ids),
  ]);
  return rows.map((row): PipelineCard => {
    const known = facts.get(row.UserId);
    return {
      ...row,
      StageSince: row.StageSince.toISOString(),
      Signs: known ? riskSigns(known, today) : [],
      NextTask: tasks.get(row.UserId) ?? null,
      CameBy: null,
      Note: null,
      ...reasons.get(row.UserId),
    };
  });
}

const moveSeen = (parts: Ready, clubId: ClubId, { UserIds, ClientStage: to, Seen }: StageMove, by: CallerId): Promise<Moved> =>
  parts.db.transaction().execute((trx) => moveIn(parts, trx, clubId, UserIds, to, by, Seen));

async function withTrials({ trials }: Ready, trx: Queryable, movement: Movement, to: ClientStage, userIds: readonly number[]) {
  if (to !== 'trial') return { Given: [], Without: [] };
  const { Given, Without } = await trials.giveTrials(trx, movement, userIds);
  const names = await namesOf(
    trx,
    Without.map(({ UserId }) => UserId),
  );
  return { Given, Without: Without.map((one) => ({ ...one, Name: names.get(one.UserId) ?? '' })) };
}

async function moveIn(
  parts: Ready,
  trx: Queryable,
  clubId: ClubId,
  userIds: readonly number[],
  to: ClientStage,
  by: CallerId,
  seen: StageMove['Seen'] = [],
): Promise<Moved> {
  const at = parts.now();
  const seenIn = new Map(seen.map(({ UserId, ClientStage }) => [UserId, ClientStage]));
  const asking = [...new Set(userIds)];
  // The holders are locked before the stages, as in a sale.
  if (to === 'trial') await parts.trials.holdHolders(trx, clubId, asking);
  const [members, payers] = [await store.takeMemberships(trx, clubId, asking), await payersAmong(trx, clubId, asking)];
  const stageOf = new Map(members.map((one) => [one.UserId, one.ClientStage]));
  const moves: { UserId: number; from: ClientStage }[] = [];
  const Refused: Refused = [];
  for (const UserId of asking) {
    const from = stageOf.get(UserId);
    if (from === undefined) Refused.push({ UserId, ErrorType: 'NotFound' });
    else if (from !== to && (seenIn.get(UserId) ?? from) !== from) Refused.push({ UserId, ErrorType: 'StaleRowVersion' });
    else if (mayMove(to, payers.has(UserId))) moves.push({ UserId, from });
    else Refused.push({ UserId, ErrorType: 'StaysClient' });
  }
  const others = moves.filter(({ from }) => from !== to);
  const moved = others.map(({ UserId }) => UserId);
  await store.moveMembers(trx, clubId, moved, to, at);
  await notify(
    trx,
    clubId,
    others.map(({ UserId, from }) => ({ UserId, from, to })),
    by,
  );
  const Trials = await withTrials(parts, trx, await movementOf(parts, trx, clubId, by, at), to, moved);
  return { MovedAt: at.toISOString(), Moved: moves.map(({ UserId }) => UserId), Refused, Trials };
}

const movementOf = async ({ club }: Ready, trx: Queryable, ClubId: ClubId, by: CallerId, at: Date): Promise<Movement> => ({
  ClubId,
  TimeZone: (await club(ClubId, trx))?.TimeZone ?? 'UTC',
  by,
  now: at,
});

const notify = (
  trx: Queryable,
  ClubId: ClubId,
  moves: readonly { readonly UserId: number; readonly from: ClientStage; readonly to: ClientStage }[],
  By: CallerId,
) =>
  emitAll(
    trx,
    moves.map(({ UserId, from, to }) => ({
      ClubId,
      Type: 'ClientStageChanged' as const,
      Payload: { Target: UserId, From: from, ClientStage: to, By },
    })),
  );

async function undo(
  parts: Ready,
  clubId: ClubId,
  { UserIds, MovedAt, TakeBack }: StageUndo,
  by: CallerId,
): Promise<TakenBack | Refusal> {
  const [at, movedAt] = [parts.now(), new Date(MovedAt)];
  if (!mayUndo(movedAt, at)) return refuse('MoveTooOld');
  return parts.db.transaction().execute(async (trx) => {
    const asking = [...new Set(UserIds)];
    if (TakeBack.length > 0) await parts.trials.holdHolders(trx, clubId, asking);
    const [members, payers] = [await store.takeMoved(trx, clubId, asking), await payersAmong(trx, clubId, asking)];
    const rowOf = new Map(members.map((one) => [one.UserId, one]));
    const back: { row: store.MovedRow; to: ClientStage }[] = [];
    const Refused: Refused = [];
    for (const UserId of asking) {
      const row = rowOf.get(UserId);
      if (row === undefined) Refused.push({ UserId, ErrorType: 'NotFound' });
      else if (row.MovedFrom === null || row.StageSince.getTime() !== movedAt.getTime())
        Refused.push({ UserId, ErrorType: 'StaleRowVersion' });
      else if (mayMove(row.MovedFrom, payers.has(UserId))) back.push({ row, to: row.MovedFrom });
      else Refused.push({ UserId, ErrorType: 'StaysClient' });
    }
    const Moved = back.map(({ row }) => row.UserId);
    if (back.length === 0) return { Moved, Refused, Kept: [] };
    await store.takeMovesBack(
      trx,
      clubId,
      back.map(({ row }) => row),
    );
    await notify(
      trx,
      clubId,
      back.map(({ row, to }) => ({ UserId: row.UserId, from: row.ClientStage, to })),
      by,
    );
    const Kept = await parts.trials.takeBackTrials(trx, await movementOf(parts, trx, clubId, by, at), Moved, TakeBack);
    return { Moved, Refused, Kept };
  });
}

async function stages(parts: Ready, clubId: ClubId, query: QueryOf<typeof getPipeline>): Promise<StageCount[] | Refusal> {
  const known = await parts.club(clubId);
  if (!known) return refuse('NotFound');
  const board = boardQuery(parts, clubId, known.TimeZone, query);
  const [counts, movedOn, atRisk] = await Promise.all([
    store.countStages(parts.db, board),
    store.countMovedOn(parts.db, board),
    store.countAtRisk(parts.db, board),
  ]);
  return clientStages.map((ClientStage) => {
    const { Count, Entered } = counts.find((one) => one.ClientStage === ClientStage) ?? { Count: 0, Entered: 0 };
    const moved = movedOn.find((one) => one.ClientStage === ClientStage)?.Count ?? 0;
    return {
      ClientStage,
      Count,
      Entered,
      AtRisk: ClientStage === 'client' ? atRisk : 0,
      MovedOn: ClientStage === 'client' ? null : shareMovedOn(moved, Count),
    };
  });
}

async function list(
  parts: Ready,
  clubId: ClubId,
  stage: ClientStage,
  query: QueryOf<typeof listStage>,
): Promise<Page<PipelineCard> | Refusal> {
  const known = await parts.club(clubId);
  if (!known) return refuse('NotFound');
  const board = boardQuery(parts, clubId, known.TimeZone, query);
  const all = store.countStage(parts.db, boardQuery(parts, clubId, known.TimeZone, {}), stage, 'All');
  const { Assignee, Task, ClubTagId, CameBy, Split } = query;
  const filters = [Assignee, Task, ClubTagId, CameBy];
  const isAll = Split === 'All' && board.words.length === 0 && filters.every((one) => one === undefined);
  return pageOf(query, {
    data: cards(parts, board, stage, query),
    recordsTotal: all,
    recordsFiltered: isAll ? all : store.countStage(parts.db, board, stage, Split),
  });
}

async function standing(parts: Ready, clubId: ClubId, userId: UserId): Promise<MemberStanding | Refusal> {
  const [known, member] = [await parts.club(clubId), await athleteOf(parts.db, clubId, userId)];
  if (!known || !member) return refuse('NotFound');
  const at = parts.now();
  const today = dayIn(known.TimeZone, at);
  const when = { timeZone: known.TimeZone, since: before(parts, HABIT_DAYS), now: at };
  const facts = (await riskFactsOf(parts.db, clubId, [userId], when)).get(userId);
  return {
    Since: member.Since.toISOString(),
    CameBy: member.CameBy,
    WaitsForProof: member.WaitsForProof === true,
    Signs: facts && member.ClientStage === 'client' ? riskSigns(facts, today) : [],
    Weeks: visitsByWeek(facts?.Visits ?? [], today),
  };
}

async function moveOne(
  parts: Ready,
  clubId: ClubId,
  UserId: UserId,
  { ClientStage, Seen }: z.output<typeof setClientStage.body>,
  by: CallerId,
): Promise<Refusal | undefined> {
  const seen = Seen === undefined ? [] : [{ UserId, ClientStage: Seen }];
  const [refused] = (await moveSeen(parts, clubId, { UserIds: [UserId], ClientStage, Seen: seen }, by)).Refused;
  return refused && refuse(refused.ErrorType);
}

async function stageIn(trx: Queryable, clubId: ClubId, userId: UserId): Promise<ClientStage | undefined> {
  const [member] = await store.takeMemberships(trx, clubId, [userId]);
  return member && clientStageSchema.parse(member.ClientStage);
}
