import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { type Expiration, type ExpirationType, expirationSchema } from '@clubpulse/contract/members/documents';
import { refuseExpirationDate } from '@clubpulse/rules/members/documents/documents';
import { dayIn } from '@clubpulse/rules/time/days';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/events.ts';
import * as store from './documents.store.ts';

export interface ExpirationInput {
  readonly Type: ExpirationType;
  readonly Title: string;
  readonly ExpirationDate: string;
  readonly Notes: string;
}
export interface ExpirationQuery {
  readonly draw: number;
  readonly start: number;
  readonly length: number;
  readonly globalSearch?: string | undefined;
  readonly Type?: ExpirationType | undefined;
  readonly completed: boolean;
}
type NamedExpiration = Expiration & Pick<store.NamedExpirationRow, 'Nickname' | 'FirstMidName' | 'LastName'>;

export interface ExpirationParts {
  readonly db: Database;
  readonly club: (clubId: number) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly now?: () => Date;
}

export type ExpirationsService = ReturnType<typeof createExpirations>;

/** Certificates, memberships and other documents of the members that end (spec 2 section 3). */
export function createExpirations({ db, club, now = () => new Date() }: ExpirationParts) {
  /** The refusal of a date that is not in the future of the club. */
  async function refuseDate(clubId: number, ExpirationDate: string): Promise<Refusal | undefined> {
    const known = await club(clubId);
    return known ? refuseExpirationDate(ExpirationDate, dayIn(known.TimeZone, now())) : refuse('NotFound');
  }

  async function changed(
    by: number,
    change: (trx: Queryable) => Promise<store.ExpirationRow | undefined>,
  ): Promise<Expiration | Refusal> {
    return db.transaction().execute(async (trx) => {
      const row = await change(trx);
      if (!row) return refuse('NotFound');
      await tell(trx, 'ExpirationUpdated', row, by);
      return presentExpiration(row);
    });
  }

  return {
    clubOf: async (expirationId: number): Promise<number | undefined> => (await store.expirationOf(db, expirationId))?.ClubId,

    /** One's own, in all clubs; soonest first. */
    ofUser: async (userId: number): Promise<Expiration[]> => (await store.expirationsOfUser(db, userId)).map(presentExpiration),

    async ofClubUser(clubId: number, userId: number): Promise<Expiration[] | Refusal> {
      if (!(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
      return (await store.expirationsOfUser(db, userId, clubId)).map(presentExpiration);
    },

    async ofClub(clubId: number, { draw, start, length, globalSearch, Type, completed }: ExpirationQuery) {
      const filter = { type: Type, completed, text: globalSearch };
      const [rows, recordsTotal, recordsFiltered] = await Promise.all([
        store.expirationsOfClub(db, clubId, filter, start, length),
        store.countExpirations(db, clubId, { completed }),
        store.countExpirations(db, clubId, filter),
      ]);
      const data: NamedExpiration[] = rows.map(({ Nickname, FirstMidName, LastName, ...row }) => ({
        ...presentExpiration(row),
        Nickname,
        FirstMidName,
        LastName,
      }));
      return { draw, recordsTotal, recordsFiltered, data };
    },

    async create(clubId: number, userId: number, input: ExpirationInput, by: number): Promise<Expiration | Refusal> {
      const refused = await refuseDate(clubId, input.ExpirationDate);
      if (refused) return refused;
      if (!(await hasRoleIn(db, userId, clubId)))
        return refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'invalid-id' }] });
      return db.transaction().execute(async (trx) => {
        const row = await store.insertExpiration(trx, { ClubId: clubId, UserId: userId, ...input });
        await tell(trx, 'ExpirationAdded', row, by);
        return presentExpiration(row);
      });
    },

    async update(expirationId: number, input: ExpirationInput, by: number): Promise<Expiration | Refusal> {
      const known = await store.expirationOf(db, expirationId);
      if (!known) return refuse('NotFound');
      const refused = await refuseDate(known.ClubId, input.ExpirationDate);
      return refused ?? changed(by, (trx) => store.updateExpiration(trx, expirationId, input));
    },

    /** Puts it into history: no longer asked for, no longer counted. */
    complete: (expirationId: number, by: number): Promise<Expiration | Refusal> =>
      changed(by, (trx) => store.updateExpiration(trx, expirationId, { CompletedAt: now() })),

    delete(expirationId: number, by: number): Promise<Refusal | undefined> {
      return db.transaction().execute(async (trx) => {
        const row = await store.deleteExpiration(trx, expirationId);
        if (!row) return refuse('NotFound');
        await tell(trx, 'ExpirationDeleted', row, by);
        return undefined;
      });
    },
  };
}

/** `By`: staff, or null for the house. */
const tell = (
  trx: Queryable,
  EventType: 'ExpirationAdded' | 'ExpirationUpdated' | 'ExpirationDeleted',
  { ClubId, UserId, ExpirationId, Type, Title, ExpirationDate, CompletedAt }: store.ExpirationRow,
  by: number,
): Promise<void> =>
  publish(trx, {
    ClubId,
    Type: EventType,
    Payload: {
      Target: UserId,
      ExpirationId,
      ExpirationType: Type,
      Title,
      ExpirationDate,
      Completed: CompletedAt !== null,
      By: by,
    },
  });

// The table's check allows no other types.
const presentExpiration = (row: store.ExpirationRow): Expiration =>
  expirationSchema.parse({ ...row, CompletedAt: row.CompletedAt?.toISOString() ?? null });
