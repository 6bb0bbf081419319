import {
  type Consent,
  type ConsentInput,
  type HealthRead,
  type Purpose,
  purposes,
  textVersions,
} from '@clubpulse/contract/accounts/consents';
import type { AvailableRoles, Role } from '@clubpulse/contract/accounts/roles';
import type { CallerId, Person, User, UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import { profileSeen, type Seen, type Sight } from '@clubpulse/rules/accounts/consents/sight';
import { isStaffIn, rolesAmong, rolesInClub } from '@clubpulse/rules/accounts/roles/roles';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { rolesOf } from '../roles/public.ts';
import { clubOf, clubsOf, membershipsOf, newestConsents, newestOfMembers } from './consents.facts.ts';
import * as store from './consents.store.ts';

export type Consents = ReturnType<typeof createConsents>;

const READS_SHOWN = 200;
const READS_STORED_MS = 365 * 86_400_000;

/** A consent to an older version of the text does not count. */
const holds = ({ Purpose, Granted, Version }: { Purpose: Purpose; Granted: boolean; Version: number }): boolean =>
  Granted && Version === textVersions[Purpose];

/** A refusal counts for every version; decisions before the current membership do not. */
const isAnswer = (row: { Purpose: Purpose; Granted: boolean; Version: number; At: Date }, since: Date): boolean =>
  row.At >= since && (!row.Granted || holds(row));

interface ConsentParts {
  readonly db: Database;
  readonly now?: () => Date;
}

type Ready = Required<ConsentParts>;

export function createConsents(parts: ConsentParts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    {
      sightOf,
      isStaff,
      logReads,
      ofUser: ({ db: from }: Ready, userId: UserId) => ofUser(from, userId),
      clubsToAnswer,
      set,
      ofMember,
      sharingUsers,
      sharing,
      logList,
      person,
      roles: rolesSeen,
      clubRoles,
      reads,
      purge,
    },
  );
}

async function sightOf({ db }: Ready, caller: Caller, userId: UserId): Promise<Sight | undefined> {
  if (caller.UserId === userId) return undefined;
  const [clubs, consents] = await Promise.all([clubsOf(db, userId), newestConsents(db, userId)]);
  const common = clubs
    .filter((club) => club.Role === 'Athlete' && isStaffIn(caller.roles, club))
    .map((club): number => club.ClubId);
  const shared = new Map<Purpose, number[]>();
  for (const consent of consents)
    if (holds(consent) && common.includes(consent.ClubId))
      shared.set(consent.Purpose, [...(shared.get(consent.Purpose) ?? []), consent.ClubId]);
  return { clubs: common, shared };
}

async function isStaff({ db }: Ready, caller: Caller, clubId: ClubId, via: Queryable = db): Promise<boolean> {
  const club = await clubOf(via, clubId);
  return club !== undefined && isStaffIn(caller.roles, club);
}

async function rolesSeen({ db }: Ready, caller: Caller, userId: UserId): Promise<AvailableRoles> {
  const held = await rolesOf(db, userId);
  if (caller.UserId === userId || caller.isAdmin) return held;
  const clubs = await clubsOf(db, userId);
  return rolesAmong(
    held,
    clubs.filter((club) => isStaffIn(caller.roles, club)),
  );
}

const logReads = ({ db, now }: Ready, by: UserId, userId: UserId, seen: readonly Seen[]): Promise<void> =>
  store.insertReads(
    db,
    by,
    seen.map((read) => ({ ...read, UserId: userId })),
    now(),
  );

async function sharing(
  { db }: Ready,
  clubId: ClubId,
  userIds: readonly number[],
  purpose: Purpose,
  via: Queryable = db,
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await newestOfMembers(via, clubId, userIds, purpose);
  return new Set(rows.filter((row) => holds({ ...row, Purpose: purpose })).map(({ UserId }) => UserId));
}

async function ofUser(from: Queryable, userId: UserId): Promise<Consent[]> {
  const [memberships, rows] = await Promise.all([membershipsOf(from, userId), newestConsents(from, userId)]);
  return memberships.flatMap(({ ClubId, Since }) =>
    purposes.map((Purpose) => {
      const row = rows.find((one) => one.ClubId === ClubId && one.Purpose === Purpose);
      return {
        ClubId,
        Purpose,
        Granted: row !== undefined && holds(row),
        Answered: row !== undefined && isAnswer(row, Since),
        At: row?.At.toISOString() ?? null,
      };
    }),
  );
}

async function clubsToAnswer({ db }: Ready, userId: UserId): Promise<number[]> {
  const open = (await ofUser(db, userId)).filter(({ Answered }) => !Answered);
  return [...new Set(open.map(({ ClubId }) => ClubId))];
}

/** Refuses all decisions if one is about an older text or a club to which the user does not belong. */
function set(
  { db, now }: Ready,
  userId: UserId,
  inputs: readonly ConsentInput[],
  by: CallerId,
  language: Language,
): Promise<Consent[] | Refusal> {
  return db.transaction().execute(async (trx) => {
    const standing = await ofUser(trx, userId);
    const found = (input: ConsentInput) =>
      standing.find(({ ClubId, Purpose }) => ClubId === input.ClubId && Purpose === input.Purpose);
    const errors: FieldError[] = inputs.flatMap((input, index) => [
      ...(found(input) ? [] : [{ field: `${index}.ClubId`, key: 'invalid-id' }]),
      ...(input.Granted && input.Version !== textVersions[input.Purpose]
        ? [{ field: `${index}.Version`, key: 'invalid-value' }]
        : []),
    ]);
    if (errors.length > 0) return refuse('ValidationFailed', { errors });
    const last = new Map(inputs.map((input) => [`${input.ClubId} ${input.Purpose}`, input]));
    const isNews = (input: ConsentInput) => {
      const known = found(input);
      return known?.Granted !== input.Granted || !known.Answered;
    };
    const changed = [...last.values()].filter(isNews);
    await store.insertConsents(
      trx,
      changed.map((input) => ({ ...input, UserId: userId, Language: language, At: now(), ByUserId: by })),
    );
    return ofUser(trx, userId);
  });
}

async function ofMember({ db }: Ready, clubId: ClubId, userId: UserId): Promise<Purpose[] | Refusal> {
  const [clubs, consents] = await Promise.all([clubsOf(db, userId), newestConsents(db, userId)]);
  if (!clubs.some((club) => club.ClubId === clubId)) return refuse('NotFound');
  if (!clubs.some((club) => club.ClubId === clubId && club.Role === 'Athlete')) return [];
  return purposes.filter((purpose) =>
    consents.some((consent) => consent.ClubId === clubId && consent.Purpose === purpose && holds(consent)),
  );
}

async function sharingUsers(
  parts: Ready,
  caller: Caller,
  clubId: ClubId,
  userIds: readonly number[],
  purpose: Purpose,
  via: Queryable = parts.db,
): Promise<ReadonlySet<number>> {
  return (await isStaff(parts, caller, clubId, via)) ? sharing(parts, clubId, userIds, purpose, via) : new Set();
}

const logList = ({ db, now }: Ready, by: UserId, seen: Seen, userIds: readonly number[]): Promise<void> =>
  store.insertReads(
    db,
    by,
    userIds.map((UserId) => ({ ...seen, UserId })),
    now(),
  );

async function person(parts: Ready, caller: Caller, user: User): Promise<Person> {
  const sight = await sightOf(parts, caller, user.UserId);
  if (sight === undefined) return user;
  const profile = profileSeen(user, sight);
  await logReads(parts, caller.UserId, user.UserId, profile.seen);
  return profile.person;
}

async function clubRoles(parts: Ready, caller: Caller, userId: UserId, clubId: ClubId): Promise<Role[]> {
  const club = await clubOf(parts.db, clubId);
  return club === undefined ? [] : rolesInClub(await rolesSeen(parts, caller, userId), club);
}

async function reads({ db, now }: Ready, userId: UserId): Promise<HealthRead[]> {
  const rows = await store.readsOf(db, userId, new Date(now().getTime() - READS_STORED_MS), READS_SHOWN);
  return rows.map((row) => ({ ...row, At: row.At.toISOString() }));
}

const purge = ({ db, now }: Ready): Promise<void> => store.deleteReads(db, new Date(now().getTime() - READS_STORED_MS));
