import type { User, UserId } from '@clubpulse/contract/accounts/users';
import type { BodyOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  ADDED_AN_HOUR,
  type AddedUser,
  type CorrectedField,
  correctedFields,
  type DeskCorrection,
  type DeskProfile,
  deskProfileSchema,
} from '@clubpulse/contract/members/adding/adding';
import type { addClubUser } from '@clubpulse/contract/members/adding/adding.calls';
import { holdsRole, isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { checkBirthDate } from '@clubpulse/rules/accounts/users/profile';
import { howToAdd } from '@clubpulse/rules/members/adding/adding';
import { correctedValues } from '@clubpulse/rules/members/adding/corrections';
import { checkHowKnown } from '@clubpulse/rules/members/adding/how-known';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { type Database, type Queryable, violatedConstraint } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import type { Invitations } from '../invitations/public.ts';
import { clubPeopleOf } from '../people/public.ts';
import { accountOfAddress } from './adding.facts.ts';
import { addedMail } from './adding.mail.ts';
import { insertCorrection } from './adding.store.ts';

interface AddingParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly publicUrl: string;
  readonly clubs: Pick<Clubs, 'facts' | 'admit'>;
  readonly users: Pick<Users, 'addAtDesk' | 'correct' | 'hold' | 'ofDesk' | 'profiles'>;
  readonly consents: Pick<Consents, 'sharing'>;
  readonly invitations: Pick<Invitations, 'check' | 'expire' | 'inviteIn' | 'cameByDesk' | 'countMail' | 'inviterOf'>;
  readonly now?: () => Date;
}
type Person = BodyOf<typeof addClubUser>;
interface Correctable {
  readonly user: User;
  readonly SignsIn: boolean;
  readonly fields: readonly CorrectedField[];
}
type Club = NonNullable<Awaited<ReturnType<Clubs['facts']>>>;

function shown({ user, SignsIn, fields }: Correctable): DeskProfile {
  const hidden = Object.fromEntries(correctedFields.filter((field) => !fields.includes(field)).map((field) => [field, null]));
  return deskProfileSchema.parse({ ...user, ...hidden, SignsIn, Correctable: fields });
}

export type Adding = ReturnType<typeof createAdding>;

interface Ready extends Required<AddingParts> {
  readonly attempts: ReturnType<typeof createCodeAttempts>;
}

export function createAdding(parts: AddingParts) {
  return bindActs(
    { now: () => new Date(), ...parts, attempts: createCodeAttempts(parts.db) },
    { deskProfile, correct, add, correctable },
  );
}

/** Invites a user who belongs only to clubs of another brand, because they must decide themselves. */
async function invite(
  { invitations }: Ready,
  trx: Queryable,
  club: Club,
  person: Person,
  by: UserId,
): Promise<AddedUser | Refusal> {
  const { Email, FirstMidName, LastName, Language } = person;
  const invited = { Email, FirstMidName, LastName, Language, Role: 'Athlete', Message: '' } as const;
  const Invitation = await invitations.inviteIn(trx, club, invited, by);
  return Invitation ? { User: null, Invitation } : refuse('UserIsInvited', { values: { email: Email } });
}

async function addIn(parts: Ready, trx: Queryable, club: Club, person: Person, by: UserId): Promise<AddedUser | Refusal> {
  const { Email, FirstMidName, LastName, Language } = person;
  const about = { values: { email: Email } };
  await parts.invitations.expire(trx, club.ClubId);
  const [known] = await parts.invitations.check(club.ClubId, [Email], trx);
  if (known?.State === 'Member') return refuse('UserIsMember', about);
  if (known?.State === 'Often') return refuse('InvitationSentOften', about);
  const account = await accountOfAddress(trx, Email, club.BrandId);
  const how = howToAdd(account);
  if (how === 'Invite') return known?.State === 'Invited' ? refuse('UserIsInvited', about) : invite(parts, trx, club, person, by);
  const userId = account?.UserId ?? (await parts.users.addAtDesk(trx, { Email, FirstMidName, LastName, Language }));
  const admitted = await parts.clubs.admit(trx, club, userId, 'Athlete', {
    CameBy: 'Desk',
    By: by,
  });
  if (isRefusal(admitted)) return admitted;
  await parts.invitations.cameByDesk(trx, club.ClubId, Email, userId);
  await emit(trx, { ClubId: club.ClubId, Type: 'RoleGiven', Payload: { Target: userId, Role: 'Athlete', By: by } });
  const [User] = await clubPeopleOf(trx, club.ClubId, [userId]);
  if (!User) return refuse('NotFound');
  const letter = {
    Email,
    name: User.FirstMidName || User.Nickname,
    Language: account?.Language ?? Language,
    isNew: !User.EmailConfirmed,
  };
  await parts.mail.queue(
    addedMail({ ...letter, inviter: await parts.invitations.inviterOf(by, club, trx), club, publicUrl: parts.publicUrl }),
    trx,
  );
  await parts.invitations.countMail(trx, club.ClubId, Email);
  return { User, Invitation: null };
}

/**
 * The caller reads only data that a member who signs in shares (decision 0020). An administrator who is not staff reads only the
 * name.
 */
async function correctable(
  { users, consents, clubs }: Ready,
  via: Queryable,
  clubId: ClubId,
  userId: UserId,
  caller: Caller,
): Promise<Correctable | Refusal> {
  const [person] = await clubPeopleOf(via, clubId, [userId]);
  const [user] = person ? await users.profiles([userId], via) : [];
  if (!user) return refuse('NotFound');
  const SignsIn = (await users.ofDesk(via, userId)) === undefined;
  const club = await clubs.facts(clubId, via);
  const isDesk = club !== undefined && !isStaffIn(caller.roles, club) && holdsRole(caller.roles, 'FrontDesk', club);
  if (isDesk && person?.Roles.some((role) => role !== 'Athlete')) return refuse('InsufficientRights');
  const isStaff = club !== undefined && (isStaffIn(caller.roles, club) || isDesk);
  const seesContact = isStaff && (!SignsIn || (await consents.sharing(clubId, [userId], 'Contact', via)).has(userId));
  const fields = correctedFields.filter((field) => seesContact || field === 'FirstMidName' || field === 'LastName');
  return { user, SignsIn, fields };
}

async function deskProfile(parts: Ready, clubId: ClubId, userId: UserId, caller: Caller): Promise<DeskProfile | Refusal> {
  const found = await correctable(parts, parts.db, clubId, userId, caller);
  return isRefusal(found) ? found : shown(found);
}

const correct = (
  parts: Ready,
  clubId: ClubId,
  userId: UserId,
  { RowVersion, HowKnown, ...fields }: DeskCorrection,
  caller: Caller,
): Promise<DeskProfile | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const club = await parts.clubs.facts(clubId, trx);
    if (!club) return refuse('NotFound');
    await parts.users.hold(trx, userId);
    const found = await correctable(parts, trx, clubId, userId, caller);
    if (isRefusal(found)) return found;
    const { user, SignsIn } = found;
    if (correctedFields.some((field) => fields[field] !== null && !found.fields.includes(field))) return refuse('NotShared');
    if (user.RowVersion !== RowVersion) return refuse('StaleRowVersion');
    const Fields = found.fields.filter((field) => user[field] !== fields[field]);
    const errors = [
      ...(fields.BirthDate === null ? [] : checkBirthDate(fields.BirthDate, dayIn(club.TimeZone, parts.now()))),
      ...checkHowKnown({ Fields, HowKnown, SignsIn }),
    ];
    if (errors.length > 0) return refuse('ValidationFailed', { errors });
    const corrected = await parts.users.correct(trx, userId, Object.fromEntries(Fields.map((field) => [field, fields[field]])));
    if (!corrected) return refuse('NotFound');
    const Payload = {
      Target: userId,
      Fields,
      By: caller.UserId,
      ...(SignsIn && ({ SignsIn } as const)),
      ...(HowKnown && { HowKnown }),
    };
    if (Fields.length > 0) {
      await emit(trx, { ClubId: clubId, Type: 'DeskProfileCorrected', Payload });
      const Values = correctedValues(Fields, user, fields);
      await insertCorrection(trx, { ClubId: clubId, UserId: userId, By: caller.UserId, At: parts.now(), Values });
    }
    return shown({ ...found, user: corrected });
  });

async function add(
  parts: Ready,
  clubId: ClubId,
  person: Person,
  by: UserId,
  key: RequestKey | undefined,
): Promise<AddedUser | Refusal> {
  // The number of results is limited, because each result reveals whether an e-mail address has an account.
  const waits = await parts.attempts.count([[`added:${clubId}`, ADDED_AN_HOUR]]);
  if (waits !== undefined) return refuse('TooManyRequests');
  for (let attempt = 1; ; attempt++) {
    try {
      return await transactOnce(parts.db, key, async (trx) => {
        const club = await parts.clubs.facts(clubId, trx);
        return club ? addIn(parts, trx, club, person, by) : refuse('NotFound');
      });
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (attempt === 5 || (constraint !== 'users_email' && constraint !== 'users_nickname')) throw error;
    }
  }
}
