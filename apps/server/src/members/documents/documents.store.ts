import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ExpirationId, ExpirationType } from '@clubpulse/contract/members/documents/documents';
import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Expirations } from '../../platform/database/schema.generated.ts';
import { everyWord, foldedSql, searchTerms, searchTextOf } from '../../platform/database/text-search.ts';

export type ExpirationRow = Selectable<Expirations>;
export interface NamedExpirationRow extends ExpirationRow {
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
}
export type ExpirationFields = Pick<Insertable<Expirations>, 'Type' | 'Title' | 'ExpirationDate' | 'Notes'>;

export interface ExpirationFilter {
  readonly type?: ExpirationType | undefined;
  readonly completed: boolean;
  readonly text?: string | undefined;
}

const all = (db: Queryable) =>
  db.selectFrom('expirations').selectAll('expirations').orderBy('ExpirationDate').orderBy('ExpirationId');

export const expirationOf = (db: Queryable, expirationId: ExpirationId): Promise<ExpirationRow | undefined> =>
  all(db).where('ExpirationId', '=', expirationId).executeTakeFirst();

export const holdExpiration = (trx: Queryable, expirationId: ExpirationId): Promise<ExpirationRow | undefined> =>
  all(trx).where('ExpirationId', '=', expirationId).forUpdate().executeTakeFirst();

export const expirationsOfUser = (db: Queryable, userId: UserId, clubId?: number): Promise<ExpirationRow[]> =>
  all(db)
    .where('UserId', '=', userId)
    .$if(clubId !== undefined, (found) => found.where('ClubId', '=', clubId ?? 0))
    .execute();

function filtered(db: Queryable, clubId: ClubId, { type, completed, text }: ExpirationFilter) {
  return db
    .selectFrom('expirations')
    .innerJoin('users', 'users.UserId', 'expirations.UserId')
    .where('expirations.ClubId', '=', clubId)
    .where('expirations.CompletedAt', completed ? 'is not' : 'is', null)
    .$if(type !== undefined, (found) => found.where('expirations.Type', '=', type ?? null))
    .where(everyWord(searchTerms(text), searchTextOf('users'), foldedSql('expirations.Title')));
}

export const expirationsOfClub = (
  db: Queryable,
  clubId: ClubId,
  filter: ExpirationFilter,
  start: number,
  length: number,
): Promise<NamedExpirationRow[]> =>
  filtered(db, clubId, filter)
    .selectAll('expirations')
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName'])
    .orderBy('expirations.ExpirationDate')
    .orderBy('expirations.ExpirationId')
    .limit(length)
    .offset(start)
    .execute();

export async function countExpirations(db: Queryable, clubId: ClubId, filter: ExpirationFilter): Promise<number> {
  const { count } = await filtered(db, clubId, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const insertExpiration = (db: Queryable, expiration: Insertable<Expirations>): Promise<ExpirationRow> =>
  db.insertInto('expirations').values(expiration).returningAll().executeTakeFirstOrThrow();

export const updateExpiration = (
  db: Queryable,
  expirationId: ExpirationId,
  fields: Partial<ExpirationFields> & { readonly CompletedAt?: Date },
): Promise<ExpirationRow | undefined> =>
  db
    .updateTable('expirations')
    .set((eb) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('ExpirationId', '=', expirationId)
    .returningAll()
    .executeTakeFirst();

export const deleteExpiration = (db: Queryable, expirationId: ExpirationId): Promise<ExpirationRow | undefined> =>
  db.deleteFrom('expirations').where('ExpirationId', '=', expirationId).returningAll().executeTakeFirst();

/** Leaves out archived documents, and documents that the member has again with a later end. */
export const endingBetween = (db: Queryable, clubId: ClubId, from: string, to: string): Promise<ExpirationRow[]> =>
  db
    .selectFrom('expirations as e')
    .selectAll('e')
    .where('e.ClubId', '=', clubId)
    .where('e.CompletedAt', 'is', null)
    .where('e.ExpirationDate', '>=', from)
    .where('e.ExpirationDate', '<=', to)
    .where(({ eb, not, exists, or, selectFrom }) =>
      or([
        eb('e.Type', '=', 'Generic'),
        not(
          exists(
            selectFrom('expirations as later')
              .select('later.ExpirationId')
              .whereRef('later.UserId', '=', 'e.UserId')
              .whereRef('later.ClubId', '=', 'e.ClubId')
              .whereRef('later.Type', '=', 'e.Type')
              .whereRef('later.ExpirationDate', '>', 'e.ExpirationDate')
              .where('later.CompletedAt', 'is', null),
          ),
        ),
      ]),
    )
    .orderBy('e.ExpirationDate')
    .orderBy('e.ExpirationId')
    .execute();
