import type {
  BasicUser,
  EmailStatus,
  Self,
  User,
  UserId,
  UserPatch,
  UserUpdate,
  UserZones,
  ZoneChoice,
} from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { mailboxState } from '@clubpulse/rules/accounts/users/mailbox';
import { checkZones, onlyUsed, zonesOnDay } from '@clubpulse/rules/accounts/users/own-zones';
import { checkProfile } from '@clubpulse/rules/accounts/users/profile';
import { missingFields } from '@clubpulse/rules/accounts/users/required-fields';
import { type Queryable, violatedConstraint } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { forgetPerson } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { MAIL_ATTEMPTS } from '../../platform/mail/mail.ts';
import { clubRoles, rolesOf } from '../roles/public.ts';
import { watchesOf } from '../watches/public.ts';
import { createIdentities, type IdentityParts } from './identities.service.ts';
import { lastTriedMail } from './mailbox.facts.ts';
import { freeNickname } from './nicknames.facts.ts';
import * as store from './users.store.ts';

export interface ClubPerson extends BasicUser {
  readonly Email: string;
  readonly Roles: string[];
}

export type Users = ReturnType<typeof createUsers>;

type Ready = Pick<IdentityParts, 'db' | 'today'>;

export function createUsers(parts: IdentityParts) {
  return {
    ...createIdentities(parts),
    ...bindActs(parts, {
      get,
      self,
      nicknameOf,
      basic,
      emailStatus,
      update,
      patch,
      correct,
      updateZones,
      raiseMaximum,
      ofClub,
      peopleOfClubs,
      profiles,
      rolesOf: rolesOfUser,
      flags,
    }),
    hold: store.holdUser,
    erase,
    fillProfile,
    setPicture: store.updatePicture,
    saveNotificationSettings: store.updateNotificationSettings,
  };
}

async function get({ db, today }: Ready, userId: UserId): Promise<User | Refusal> {
  const row = await store.rowOf(db, userId);
  return row ? store.userOf(row, today()) : refuse('NotFound');
}

const save = async (
  { db, today }: Ready,
  userId: UserId,
  fields: Omit<UserPatch, 'CustomTargetZone'>,
  updateOf: (trx: Queryable) => Promise<store.ProfileUpdate | Refusal>,
): Promise<User | Refusal> => {
  const errors = checkProfile(fields, today());
  if (errors.length > 0) return refuse('ValidationFailed', { errors });
  try {
    return await db.transaction().execute(async (trx) => {
      const update = await updateOf(trx);
      if (isRefusal(update)) return update;
      const row = await store.updateUser(trx, userId, update);
      if (!row) return refuse('StaleRowVersion');
      await notify(trx, 'clubpulse_user', userId);
      return store.userOf(row, today());
    });
  } catch (error) {
    const { Nickname } = fields;
    if (violatedConstraint(error) === 'users_nickname' && Nickname !== undefined) {
      const suggestion = (await freeNickname(db, Nickname)) ?? '';
      return refuse('NicknameExists', {
        values: { nickname: Nickname, suggestion },
        errors: [{ field: 'Nickname', key: 'error.NicknameExists' }],
      });
    }
    throw error;
  }
};

const saveZones = (
  { db, today }: Ready,
  userId: UserId,
  choiceOf: (held: ZoneChoice) => ZoneChoice,
): Promise<UserZones | Refusal> =>
  db.transaction().execute(async (trx) => {
    const before = await store.rowOf(trx, userId);
    if (!before) return refuse('NotFound');
    const choice = onlyUsed(choiceOf(zonesOnDay(before.ZoneHistory, today())));
    const errors = checkZones(choice, before.BirthDate, today());
    if (errors.length > 0) return refuse('ValidationFailed', { errors });
    await store.writeZones(trx, userId, today(), choice);
    await notify(trx, 'clubpulse_user', userId);
    const row = await store.rowOf(trx, userId);
    return row ? { ...store.userOf(row, today()), ZoneSettings: zonesOnDay(row.ZoneHistory, today()) } : refuse('NotFound');
  });

async function self({ db, today }: Ready, caller: Caller): Promise<Omit<Self, 'ClubsToAnswer'> | Refusal> {
  const row = await store.rowOf(db, caller.UserId);
  if (!row) return refuse('Unauthorized');
  const user = store.userOf(row, today());
  return {
    ...user,
    ZoneSettings: zonesOnDay(row.ZoneHistory, today()),
    AvailableRoles: caller.roles,
    ClosedClubs: [...(caller.closedClubs ?? [])],
    Watches: await watchesOf(db, caller.UserId),
    IsAdmin: caller.isAdmin,
    IsEditor: caller.isEditor,
    MissingFields: missingFields(user),
  };
}

const nicknameOf = async ({ db }: Ready, userId: UserId): Promise<string | undefined> =>
  (await store.rowOf(db, userId))?.Nickname;

const basic = (parts: Ready, userId: UserId): Promise<BasicUser | Refusal> => get(parts, userId);

async function emailStatus({ db }: Ready, userId: UserId): Promise<EmailStatus | Refusal> {
  const row = await store.rowOf(db, userId);
  if (!row) return refuse('NotFound');
  const tried = await lastTriedMail(db, row.Email);
  return { Email: row.Email, Confirmed: row.EmailConfirmed, ...mailboxState(tried, MAIL_ATTEMPTS) };
}

const update = (parts: Ready, userId: UserId, fields: UserUpdate): Promise<User | Refusal> =>
  save(parts, userId, fields, async () => fields);

const patch = (parts: Ready, userId: UserId, { CustomTargetZone: _derived, ...fields }: UserPatch): Promise<User | Refusal> =>
  save(parts, userId, fields, async (trx) => {
    await store.holdUser(trx, userId);
    const row = await store.rowOf(trx, userId);
    if (!row) return refuse('NotFound');
    const [low, high] = [fields.TargetZoneLowPrc ?? row.TargetZoneLowPrc, fields.TargetZoneHighPrc ?? row.TargetZoneHighPrc];
    if (low >= high) return refuse('ValidationFailed', { errors: [{ field: 'TargetZoneHighPrc', key: 'target-zone-order' }] });
    const { Nickname, RowVersion } = row;
    return { ...fields, Nickname: fields.Nickname ?? Nickname, RowVersion: fields.RowVersion ?? RowVersion };
  });

/** Must run in the transaction in which `ofDesk` locked the user. */
async function correct(
  { today }: Ready,
  trx: Queryable,
  userId: UserId,
  known: Partial<store.KnownProfile>,
): Promise<User | undefined> {
  const row = await store.writeKnown(trx, userId, known);
  await notify(trx, 'clubpulse_user', userId);
  return row && store.userOf(row, today());
}

async function erase(trx: Queryable, userId: UserId): Promise<string[]> {
  const subjects = await store.subjectsOf(trx, userId);
  const row = await store.rowOf(trx, userId);
  if (row) await forgetPerson(trx, row);
  await store.deleteUser(trx, userId);
  await notify(trx, 'clubpulse_user', userId);
  return subjects;
}

const updateZones = (parts: Ready, userId: UserId, choice: ZoneChoice): Promise<UserZones | Refusal> =>
  saveZones(parts, userId, () => choice);

const raiseMaximum = (parts: Ready, userId: UserId, OwnMaxHeartRate: number): Promise<UserZones | Refusal> =>
  saveZones(parts, userId, (held) => ({ ...held, OwnMaxHeartRate }));

async function fillProfile(trx: Queryable, userId: UserId, known: store.KnownProfile): Promise<void> {
  await store.fillProfile(trx, userId, known);
  await notify(trx, 'clubpulse_user', userId);
}

async function ofClub({ db }: Ready, clubId: ClubId): Promise<ClubPerson[]> {
  const held = await clubRoles(db, clubId);
  const rows = await store.rowsOf(db, [...new Set(held.map((role) => role.UserId))]);
  return rows
    .map((row) => ({ ...row, Roles: held.filter((role) => role.UserId === row.UserId).map((role) => role.Role) }))
    .sort((a, b) => a.Nickname.localeCompare(b.Nickname));
}

const peopleOfClubs = ({ db }: Ready, clubIds: readonly number[]): Promise<store.PersonOfClub[]> =>
  store.peopleOfClubs(db, clubIds);

async function profiles(
  { db, today }: Ready,
  userIds: readonly number[],
  via: Queryable = db,
): Promise<(User & Pick<store.UserRow, 'ZoneHistory' | 'BodyHistory'>)[]> {
  const rows = await store.rowsOf(via, userIds);
  return rows.map((row) => ({ ...store.userOf(row, today()), ZoneHistory: row.ZoneHistory, BodyHistory: row.BodyHistory }));
}

const rolesOfUser = ({ db }: Ready, userId: UserId) => rolesOf(db, userId);

const flags = ({ db }: Ready, userId: UserId): Promise<{ IsAdmin: boolean; IsEditor: boolean } | undefined> =>
  store.rowOf(db, userId);
