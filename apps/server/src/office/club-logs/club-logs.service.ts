import type { QueryOf, ResultOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type ClubLog,
  changedFieldSchema,
  LOG_MAX_DAYS,
  type LoggedEvent,
  type LogKind,
  loggedEvents,
  logKinds,
} from '@clubpulse/contract/office/club-logs/club-logs';
import type { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { isLongerThan } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import { pageOf } from '../../platform/page/page.ts';
import * as facts from './club-logs.facts.ts';

export type ClubLogs = ReturnType<typeof createClubLogs>;

/** The log is read from the events (decision 0037). */
export function createClubLogs({ db }: { readonly db: Database }) {
  return {
    async page(clubId: ClubId, query: QueryOf<typeof listClubLogs>): Promise<ResultOf<typeof listClubLogs> | Refusal> {
      const Begin = new Date(query.Begin);
      const End = new Date(query.End);
      if (query.About === undefined && isLongerThan(Begin, End, LOG_MAX_DAYS))
        return refuse('DateIntervalTooLong', { values: { max: LOG_MAX_DAYS } });
      const all: facts.LogFilter = { clubId, Begin, End, types: undefined, By: undefined, About: undefined };
      const chosen = { ...all, types: query.Kind && loggedEvents[query.Kind], By: query.By, About: query.About };
      const isAll = chosen.types === undefined && chosen.By === undefined && chosen.About === undefined;
      const [rows, recordsTotal, recordsFiltered, Authors] = await Promise.all([
        facts.findLogs(db, chosen, query),
        facts.countLogs(db, all),
        isAll ? undefined : facts.countLogs(db, chosen),
        facts.authorsOf(db, all),
      ]);
      const page = await pageOf(query, {
        data: Promise.resolve(rows.map(presentLog)),
        recordsTotal: Promise.resolve(recordsTotal),
        recordsFiltered: Promise.resolve(recordsFiltered ?? recordsTotal),
      });
      return { ...page, Authors };
    },
  };
}

const kinds = new Map<string, LogKind>(
  logKinds.flatMap((kind) => loggedEvents[kind].map((type: LoggedEvent): [string, LogKind] => [type, kind])),
);

function presentLog({ At, By, Target, Type, Fields: changed, ...row }: facts.LogRow): ClubLog {
  const Kind = kinds.get(Type);
  if (Kind === undefined) throw new Error(`${Type} is of no kind of the log`);
  const Fields = changed.flatMap((field) => changedFieldSchema.safeParse(field).data ?? []);
  return { ...row, Fields, Type, Kind, At: At.toISOString(), By: By ?? null, Target: Target ?? null };
}
