import type { Role, WayIn } from '@clubpulse/contract/accounts/roles';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Brand, BrandId, Club, ClubId, ClubSummary, JoinedClub } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { clubIdsOf } from '@clubpulse/rules/accounts/roles/roles';
import { countHolders, insertClubRole, rolesOf } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type CodeLimit, createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import type { Licenses } from '../licenses/public.ts';
import type { MemberPorts, SummaryPorts } from './clubs.ports.ts';
import * as store from './clubs.store.ts';

export interface ClubParts extends MemberPorts {
  readonly db: Database;
  readonly ports: SummaryPorts;
  readonly licenses: Pick<Licenses, 'refuseAdding'>;
}

const accountKey = (userId: UserId): string => `join-account:${userId}`;

/**
 * Attempts are limited, because club codes can be guessed. The limit per IP address is higher, because members of a club may
 * share an address.
 */
const codeLimits = (userId: UserId, address: string): CodeLimit[] => [
  [accountKey(userId), 10],
  [`join-address:${address.toLowerCase()}`, 60],
];

interface Admission {
  readonly CameBy: WayIn;
  readonly Invited?: boolean;
  readonly By?: number;
}

export type Clubs = ReturnType<typeof createClubs>;

interface Ready extends ClubParts {
  readonly attempts: ReturnType<typeof createCodeAttempts>;
}

export function createClubs(parts: ClubParts) {
  return bindActs(
    { ...parts, attempts: createCodeAttempts(parts.db) },
    { admit, facts, factsOf, brandExists, mine, brands, brandless, summary, ofBrand, join },
  );
}

async function summaryOf({ ports }: Ready, club: store.ClubRow, athletes: number): Promise<ClubSummary> {
  const [today, bridges, trainingNow] = await Promise.all([
    ports.trainingsToday(club.ClubId, club.TimeZone),
    ports.bridges(club.ClubId),
    ports.trainingNow(club.ClubId),
  ]);
  return {
    ClubId: club.ClubId,
    Code: club.Code,
    InviteCode: club.InviteCode,
    Athletes: athletes,
    TrainingNow: trainingNow,
    TrainingsToday: today.trainings,
    PointsToday: today.points,
    BridgesOnline: bridges.online,
    BridgesTotal: bridges.total,
    BridgeWarnings: bridges.warnings,
  };
}

async function withSummaries<C extends store.ClubRow>(parts: Ready, clubs: C[]): Promise<(C & { Summary: ClubSummary })[]> {
  const athletes = await countHolders(
    parts.db,
    'Athlete',
    clubs.map((club) => club.ClubId),
  );
  return Promise.all(
    clubs.map(async (club) => ({ ...club, Summary: await summaryOf(parts, club, athletes.get(club.ClubId) ?? 0) })),
  );
}

async function admit(
  { licenses, memberJoined }: Ready,
  trx: Queryable,
  club: store.ClubRow,
  userId: UserId,
  role: Exclude<Role, 'Owner'>,
  { CameBy, Invited = false, By }: Admission,
): Promise<store.ClubRow | Refusal> {
  const already = refuse('AlreadyMember', { values: { club: club.Name } });
  if ((await rolesOf(trx, userId))[role].some(({ ClubId }) => ClubId === club.ClubId)) return already;
  const limited = role === 'Athlete' ? 'Members' : role === 'Trainer' ? 'Trainers' : null;
  const refused = limited && (await licenses.refuseAdding(trx, club.ClubId, limited));
  if (refused) return refused;
  if (!(await insertClubRole(trx, userId, role, club.ClubId, CameBy))) return already;
  if (role === 'Athlete') {
    await emit(trx, {
      ClubId: club.ClubId,
      Type: 'ClubJoined',
      Payload: { UserId: userId, CameBy, ...(By === undefined ? {} : { By }), ...(Invited ? { Invited } : {}) },
    });
    const member = { ClubId: club.ClubId, UserId: userId, TimeZone: club.TimeZone, IsGuest: CameBy === 'Website' };
    for (const joins of memberJoined) await joins(trx, member);
  }
  await notify(trx, 'clubpulse_user', userId);
  return club;
}

async function selfJoin(parts: Ready, trx: Queryable, club: store.ClubRow, userId: UserId): Promise<JoinedClub | Refusal> {
  const isMember = (await rolesOf(trx, userId)).Athlete.some(({ ClubId }) => ClubId === club.ClubId);
  if (club.JoinMode === 'Open' || isMember) {
    const admitted = await admit(parts, trx, club, userId, 'Athlete', { CameBy: 'Self' });
    return isRefusal(admitted) ? admitted : { ...admitted, Waiting: false };
  }
  if (club.JoinMode === 'Invitation') return refuse('JoinByInvitation');
  await parts.joinRequested(trx, { ClubId: club.ClubId, UserId: userId });
  return { ...club, Waiting: true };
}

const facts = ({ db }: Ready, clubId: ClubId, via: Queryable = db) => store.clubOf(via, clubId);

const factsOf = ({ db }: Ready, clubIds: readonly number[], via: Queryable = db) => store.clubsOf(via, clubIds);

const brandExists = async ({ db }: Ready, brandId: BrandId) => (await store.brandsOf(db, [brandId])).length > 0;

const mine = ({ db }: Ready, caller: Caller): Promise<Club[]> => store.clubsOf(db, clubIdsOf(caller.roles));

const brands = ({ db }: Ready, caller: Caller): Promise<Brand[]> =>
  caller.isAdmin
    ? store.allBrands(db)
    : store.brandsOf(
        db,
        caller.roles.Owner.map((entry) => entry.BrandId),
      );

async function brandless({ db }: Ready, caller: Caller): Promise<Club[]> {
  if (caller.isAdmin) return store.brandlessClubs(db);
  const managed = await store.clubsOf(
    db,
    caller.roles.Manager.map(({ ClubId }) => ClubId),
  );
  return managed.filter(({ BrandId }) => BrandId === null);
}

async function summary(parts: Ready, clubId: ClubId): Promise<ClubSummary | Refusal> {
  const club = await store.clubOf(parts.db, clubId);
  if (!club) return refuse('NotFound');
  const [only] = await withSummaries(parts, [club]);
  return only?.Summary ?? refuse('NotFound');
}

async function ofBrand(parts: Ready, brandId: BrandId): Promise<(Club & { Summary: ClubSummary })[]> {
  return withSummaries(parts, await store.clubsOfBrand(parts.db, brandId));
}

async function join(parts: Ready, userId: UserId, code: string, address: string): Promise<JoinedClub | Refusal> {
  const limits = codeLimits(userId, address);
  const waitSeconds = await parts.attempts.count(limits);
  if (waitSeconds !== undefined) return refuse('ClubCodeAttempts', { values: { minutes: Math.ceil(waitSeconds / 60) } });
  const club = await store.clubOfCode(parts.db, code);
  if (!club)
    return refuse('ClubCodeUnknown', {
      values: { code },
      errors: [{ field: 'Code', key: 'error.ClubCodeUnknown', values: { code } }],
    });
  const joined = await parts.db.transaction().execute((trx) => selfJoin(parts, trx, club, userId));
  // A request to join counts as an attempt of the user, but not of the IP address, which several users may share.
  const isAsking = !isRefusal(joined) && joined.Waiting;
  await parts.attempts.takeBack(isAsking ? limits.filter(([key]) => key !== accountKey(userId)) : limits);
  return joined;
}
