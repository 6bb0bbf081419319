import { type Strike, type StrikeKind, strikeSchema } from '@clubpulse/contract/calendar/booking-rules';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/events.ts';
import * as store from './strikes.store.ts';

export interface StrikeQuery {
  readonly draw: number;
  readonly start: number;
  readonly length: number;
  readonly globalSearch?: string | undefined;
  readonly UserId?: number | undefined;
  readonly forgiven?: boolean | undefined;
}
interface StrikePage {
  readonly draw: number;
  readonly recordsTotal: number;
  readonly recordsFiltered: number;
  readonly data: Strike[];
}
export interface StrikeParts {
  readonly db: Database;
  /** Who forgave, in words that stay when the user goes. */
  readonly nicknameOf: (userId: number) => Promise<string | undefined>;
  readonly now?: () => Date;
}

export type Strikes = ReturnType<typeof createStrikes>;

/** Late cancels and no-shows of the members, and their forgiving. */
export function createStrikes({ db, nicknameOf, now = () => new Date() }: StrikeParts) {
  return {
    clubOf: async (strikeId: number): Promise<number | undefined> => (await store.strikeOf(db, strikeId))?.ClubId,

    /** Newest first; the total is that of the club, or of the member asked about. */
    async list(clubId: number, { draw, start, length, globalSearch, UserId, forgiven }: StrikeQuery): Promise<StrikePage> {
      const filter = { userId: UserId, forgiven, text: globalSearch };
      const [rows, recordsTotal, recordsFiltered] = await Promise.all([
        store.strikesOfClub(db, clubId, filter, start, length),
        store.countStrikes(db, clubId, { userId: UserId }),
        store.countStrikes(db, clubId, filter),
      ]);
      return { draw, recordsTotal, recordsFiltered, data: rows.map(presentStrike) };
    },

    /** Forgiven again it stays as it was first. */
    async forgive(strikeId: number, by: number): Promise<Strike | Refusal> {
      const nickname = (await nicknameOf(by)) ?? '';
      return db.transaction().execute(async (trx) => {
        const forgiven = await store.forgiveStrike(trx, strikeId, now(), nickname);
        const row = await store.strikeOf(trx, strikeId);
        if (!row) return refuse('NotFound');
        if (forgiven) {
          const { ClubId, UserId, Kind, ClassName, ClassBegin } = row;
          const Payload = { Target: UserId, Kind, ClassName, ClassDate: ClassBegin.toISOString(), By: by };
          await publish(trx, { ClubId, Type: 'StrikeForgiven', Payload });
        }
        return presentStrike(row);
      });
    },
  };
}

/** Counts a strike in the transaction that made it; the same class counts once for each kind. */
export async function strike(trx: Queryable, counted: store.NewStrike & { readonly ClassBegin: Date }): Promise<void> {
  if (!(await store.insertStrike(trx, counted))) return;
  const { ClubId, UserId, Kind, ClassId, ClassName, ClassBegin } = counted;
  const Payload = { Target: UserId, Kind, ClassId, ClassName, ClassDate: ClassBegin.toISOString() };
  await publish(trx, { ClubId, Type: 'StrikeCounted', Payload });
}

/** Takes one back that was no strike after all; forgiven or not, it is as if it had never been. */
export const unstrike = (trx: Queryable, classId: number, userId: number, kind: StrikeKind): Promise<boolean> =>
  store.deleteStrike(trx, classId, userId, kind);

const presentStrike = (row: store.StrikeRow): Strike =>
  strikeSchema.parse({
    ...row,
    ClassBegin: row.ClassBegin.toISOString(),
    At: row.At.toISOString(),
    ForgivenAt: row.ForgivenAt?.toISOString() ?? null,
  });
