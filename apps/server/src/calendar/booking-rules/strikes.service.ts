import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import {
  type Strike,
  type StrikeId,
  type StrikeKind,
  strikeKindSchema,
  strikeSchema,
} from '@clubpulse/contract/calendar/booking-rules';
import type { listStrikes } from '@clubpulse/contract/calendar/booking-rules.calls';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page } from '@clubpulse/contract/scalars';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import * as store from './strikes.store.ts';

export interface StrikeParts {
  readonly db: Database;
  readonly nicknameOf: (userId: UserId) => Promise<string | undefined>;
  readonly now?: () => Date;
}

export type Strikes = ReturnType<typeof createStrikes>;

export function createStrikes({ db, nicknameOf, now = () => new Date() }: StrikeParts) {
  return {
    clubOf: async (strikeId: StrikeId): Promise<number | undefined> => (await store.strikeOf(db, strikeId))?.ClubId,

    list(clubId: ClubId, query: QueryOf<typeof listStrikes>): Promise<Page<Strike>> {
      const { start, length, globalSearch: text, UserId: userId, forgiven } = query;
      const filter = { userId, forgiven, text };
      return pageOf(query, {
        data: presented(store.strikesOfClub(db, clubId, filter, start, length), presentStrike),
        recordsTotal: store.countStrikes(db, clubId, { userId }),
        recordsFiltered: store.countStrikes(db, clubId, filter),
      });
    },

    async forgive(strikeId: StrikeId, by: CallerId): Promise<Strike | Refusal> {
      const nickname = (await nicknameOf(by)) ?? '';
      return db.transaction().execute(async (trx) => {
        const forgiven = await store.forgiveStrike(trx, strikeId, now(), nickname);
        const row = await store.strikeOf(trx, strikeId);
        if (!row) return refuse('NotFound');
        if (forgiven) {
          const { ClubId, UserId, Kind, ClassName, ClassBegin } = row;
          const Payload = {
            Target: UserId,
            Kind: strikeKindSchema.parse(Kind),
            ClassName,
            ClassDate: ClassBegin.toISOString(),
            By: by,
          };
          await emit(trx, { ClubId, Type: 'StrikeForgiven', Payload });
        }
        return presentStrike(row);
      });
    },
  };
}

/** Must run in the transaction that causes the strike. Adds at most one strike per class and kind. */
export async function strike(
  trx: Queryable,
  counted: store.NewStrike & { readonly ClassBegin: Date },
  by: number | null,
): Promise<void> {
  if (!(await store.insertStrike(trx, counted))) return;
  const { ClubId, UserId, Kind, ClassId, ClassName, ClassBegin } = counted;
  const Payload = { Target: UserId, Kind, ClassId, ClassName, ClassDate: ClassBegin.toISOString(), By: by };
  await emit(trx, { ClubId, Type: 'StrikeCounted', Payload });
}

export const unstrike = (trx: Queryable, day: store.StruckDay, kind: StrikeKind): Promise<boolean> =>
  store.deleteStrike(trx, day, kind);

export const unstrikeClass = (db: Queryable, classId: ClassId): Promise<void> => store.deleteNoShows(db, classId);

const presentStrike = (row: store.StrikeRow): Strike =>
  strikeSchema.parse({
    ...row,
    ClassBegin: row.ClassBegin.toISOString(),
    At: row.At.toISOString(),
    ForgivenAt: row.ForgivenAt?.toISOString() ?? null,
  });
