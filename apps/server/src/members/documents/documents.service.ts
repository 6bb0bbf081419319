import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type Expiration,
  type ExpirationId,
  type ExpirationType,
  expirationSchema,
  expirationTypeSchema,
} from '@clubpulse/contract/members/documents/documents';
import type { listClubExpirations } from '@clubpulse/contract/members/documents/documents.calls';
import type { Page } from '@clubpulse/contract/scalars';
import { isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { refuseExpirationDate } from '@clubpulse/rules/members/documents/documents';
import { dayIn } from '@clubpulse/rules/time/days';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import * as store from './documents.store.ts';

export interface ExpirationInput {
  readonly Type: ExpirationType;
  readonly Title: string;
  readonly ExpirationDate: string;
  readonly Notes: string;
}
type NamedExpiration = Expiration & Pick<store.NamedExpirationRow, 'Nickname' | 'FirstMidName' | 'LastName'>;

export interface ExpirationParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<{ readonly TimeZone: string; readonly BrandId?: number | null } | undefined>;
  readonly now?: () => Date;
}

export type ExpirationsService = ReturnType<typeof createExpirations>;

export function createExpirations({ db, club, now = () => new Date() }: ExpirationParts) {
  return {
    clubOf: async (expirationId: ExpirationId): Promise<number | undefined> =>
      (await store.expirationOf(db, expirationId))?.ClubId,

    ofUser: async (userId: UserId): Promise<Expiration[]> => (await store.expirationsOfUser(db, userId)).map(presentExpiration),

    /** The front desk sees no notes, which may be about health. */
    async ofClubUser(
      clubId: ClubId,
      userId: UserId,
      { isAdmin, roles }: Pick<Caller, 'isAdmin' | 'roles'>,
    ): Promise<Expiration[] | Refusal> {
      if (!(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
      const BrandId = (await club(clubId))?.BrandId ?? null;
      const readsNotes = isAdmin || isStaffIn(roles, { ClubId: clubId, BrandId });
      const found = (await store.expirationsOfUser(db, userId, clubId)).map(presentExpiration);
      return readsNotes ? found : found.map((one) => ({ ...one, Notes: '' }));
    },

    ofClub(clubId: ClubId, query: QueryOf<typeof listClubExpirations>): Promise<Page<NamedExpiration>> {
      const { start, length, globalSearch: text, Type: type, completed } = query;
      const filter = { type, completed, text };
      return pageOf(query, {
        data: presented(store.expirationsOfClub(db, clubId, filter, start, length), presentNamed),
        recordsTotal: store.countExpirations(db, clubId, { completed }),
        recordsFiltered: store.countExpirations(db, clubId, filter),
      });
    },

    async create(clubId: ClubId, userId: UserId, input: ExpirationInput, by: CallerId): Promise<Expiration | Refusal> {
      const refused = await refuseDate(club, now, clubId, input.ExpirationDate);
      if (refused) return refused;
      if (!(await hasRoleIn(db, userId, clubId)))
        return refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'invalid-id' }] });
      return db.transaction().execute(async (trx) => {
        const row = await store.insertExpiration(trx, { ClubId: clubId, UserId: userId, ...input });
        await emitChange(trx, 'ExpirationAdded', row, by);
        return presentExpiration(row);
      });
    },

    update: (expirationId: ExpirationId, input: ExpirationInput & { readonly RowVersion: number }, by: CallerId) =>
      update(db, club, now, expirationId, input, by),

    complete: (expirationId: ExpirationId, by: CallerId): Promise<Expiration | Refusal> =>
      changed(db, by, (trx) => store.updateExpiration(trx, expirationId, { CompletedAt: now() })),

    delete(expirationId: ExpirationId, by: CallerId): Promise<Refusal | undefined> {
      return db.transaction().execute(async (trx) => {
        const row = await store.deleteExpiration(trx, expirationId);
        if (!row) return refuse('NotFound');
        await emitChange(trx, 'ExpirationDeleted', row, by);
        return undefined;
      });
    },
  };
}

async function update(
  db: Database,
  club: ExpirationParts['club'],
  now: () => Date,
  expirationId: ExpirationId,
  { RowVersion, ...input }: ExpirationInput & { readonly RowVersion: number },
  by: CallerId,
): Promise<Expiration | Refusal> {
  const known = await store.expirationOf(db, expirationId);
  if (!known) return refuse('NotFound');
  const refused = await refuseDate(club, now, known.ClubId, input.ExpirationDate);
  if (refused) return refused;
  return changed(db, by, async (trx) => {
    const held = await store.holdExpiration(trx, expirationId);
    if (held && held.RowVersion !== RowVersion) return refuse('StaleRowVersion');
    return store.updateExpiration(trx, expirationId, input);
  });
}

async function refuseDate(
  club: ExpirationParts['club'],
  now: () => Date,
  clubId: ClubId,
  ExpirationDate: string,
): Promise<Refusal | undefined> {
  const known = await club(clubId);
  return known ? refuseExpirationDate(ExpirationDate, dayIn(known.TimeZone, now())) : refuse('NotFound');
}

async function changed(
  db: Database,
  by: CallerId,
  change: (trx: Queryable) => Promise<store.ExpirationRow | Refusal | undefined>,
): Promise<Expiration | Refusal> {
  return db.transaction().execute(async (trx) => {
    const row = await change(trx);
    if (!row) return refuse('NotFound');
    if (isRefusal(row)) return row;
    await emitChange(trx, 'ExpirationUpdated', row, by);
    return presentExpiration(row);
  });
}

const emitChange = (
  trx: Queryable,
  EventType: 'ExpirationAdded' | 'ExpirationUpdated' | 'ExpirationDeleted',
  { ClubId, UserId, ExpirationId, Type, Title, ExpirationDate, CompletedAt }: store.ExpirationRow,
  by: CallerId,
): Promise<void> =>
  emit(trx, {
    ClubId,
    Type: EventType,
    Payload: {
      Target: UserId,
      ExpirationId,
      ExpirationType: expirationTypeSchema.parse(Type),
      Title,
      ExpirationDate,
      Completed: CompletedAt !== null,
      By: by,
    },
  });

const presentNamed = ({ Nickname, FirstMidName, LastName, ...row }: store.NamedExpirationRow): NamedExpiration => ({
  ...presentExpiration(row),
  Nickname,
  FirstMidName,
  LastName,
});

const presentExpiration = (row: store.ExpirationRow): Expiration =>
  expirationSchema.parse({ ...row, CompletedAt: row.CompletedAt?.toISOString() ?? null });
