import type { FirstDayOfWeek, User, UserId } from '@clubpulse/contract/accounts/users';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { emailSchema, type Language } from '@clubpulse/contract/scalars';
import { handedByAdministrator, handedToUser } from '@clubpulse/rules/accounts/security/handed';
import type { Habits } from '@clubpulse/rules/accounts/users/habits';
import { nicknameOfName } from '@clubpulse/rules/accounts/users/profile';
import { type Database, type Queryable, violatedConstraint } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { isStorable } from '../../platform/http/storable.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import { freeNickname, NICKNAME_STEM } from './nicknames.facts.ts';
import type { UserPorts } from './users.ports.ts';
import * as store from './users.store.ts';

export interface TokenIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly isOwn: boolean;
}

export interface Newcomer {
  readonly language: Language;
  readonly habits: Habits;
}

const nicknameOf = ({ FirstMidName, LastName }: Pick<User, 'FirstMidName' | 'LastName'>): string =>
  nicknameOfName(FirstMidName, LastName, NICKNAME_STEM);
const nicknameStem = (email: string): string => (email.split('@')[0] ?? '').slice(0, 30) || 'athlete';
const firstDayOfWeek = (language: Language): FirstDayOfWeek => (language === 'en' ? 'Sunday' : 'Monday');

export interface IdentityParts {
  readonly db: Database;
  readonly today: () => string;
  readonly proved?: UserPorts['proved'];
  /** True for an e-mail address that was confirmed at the embedded provider, even if the token is older. */
  readonly isVerified?: ((accountId: string, email: string) => Promise<boolean>) | undefined;
  /** True if staff handed over a link because the user cannot receive a mail. */
  readonly isHandedTo?:
    | ((accountId: string, by: { readonly subject: string } | { readonly voucher: string }) => Promise<boolean>)
    | undefined;
}

type Ready = { readonly [Part in keyof IdentityParts]-?: NonNullable<IdentityParts[Part]> };

export function createIdentities({
  db,
  today,
  proved = [],
  isVerified = async () => false,
  isHandedTo = async () => false,
}: IdentityParts) {
  return {
    ...bindActs({ db, today, proved, isVerified, isHandedTo }, { ofIdentity, idOfIdentity, proveEmail, ofDesk }),
    isConfirmedEmail,
    moveEmail,
    addAdministrator,
    addAtDesk,
  };
}

/**
 * The first call of an account creates a user, or finds the user with the same e-mail address if account and user confirmed it.
 */
async function ofIdentity(parts: Ready, identity: TokenIdentity, newcomer: Newcomer): Promise<number | Refusal> {
  const { db, isVerified } = parts;
  // Claims of external providers are untrusted; an invalid e-mail address counts as none.
  if (!isStorable(identity.subject)) return refuse('Unauthorized');
  const known = await store.userIdOfIdentity(db, identity.issuer, identity.subject);
  const email = emailSchema.safeParse(identity.email).data;
  if (known !== undefined) {
    if (identity.emailVerified && email !== undefined) await confirm(parts, known, email);
    return known;
  }
  // The user is also searched by the account, because the issuer changes with the server's URL.
  const here = identity.isOwn ? await store.userIdOfOwnAccount(db, identity.subject) : undefined;
  if (here !== undefined) {
    await store.insertIdentity(db, identity.issuer, identity.subject, here);
    return here;
  }
  if (email === undefined) return refuse('Unauthorized');
  // At the embedded provider, an account that confirms an e-mail address takes it from a user who has not confirmed it. External
  // providers do not guarantee that.
  if (!identity.emailVerified && !identity.isOwn) return refuse('EmailNotConfirmed', { values: { email } });
  const emailVerified = identity.emailVerified || (await isVerified(identity.subject, email));
  const existing = await store.rowOfEmail(db, email);
  if (existing && (await isOfDesk(parts, existing))) return userOfDesk(parts, identity, { email, emailVerified, existing });
  if (existing) {
    const since = await store.userIdOfIdentity(db, identity.issuer, identity.subject);
    if (since !== undefined) return since;
    if (!emailVerified) return refuse('EmailExists', { values: { email } });
    if (!existing.EmailConfirmed) {
      await store.releaseEmail(db, existing.UserId);
      return create(parts, identity, email, newcomer);
    }
    await store.insertIdentity(db, identity.issuer, identity.subject, existing.UserId);
    return existing.UserId;
  }
  return create(parts, identity, email, newcomer);
}

/** The user belongs to the account if it confirmed the e-mail address, or if the club or an administrator handed over a link. */
async function userOfDesk(
  parts: Ready,
  identity: TokenIdentity,
  {
    email,
    emailVerified,
    existing,
  }: { readonly email: string; readonly emailVerified: boolean; readonly existing: store.UserRow },
): Promise<number | Refusal> {
  const { db, isHandedTo } = parts;
  const isTheirs =
    identity.isOwn &&
    ((await isHandedTo(identity.subject, { subject: handedToUser(existing.UserId) })) ||
      (await isHandedTo(identity.subject, { voucher: handedByAdministrator })));
  if (!emailVerified && !isTheirs) return refuse('EmailToConfirm', { values: { email } });
  await store.insertIdentity(db, identity.issuer, identity.subject, existing.UserId);
  if (emailVerified) await confirm(parts, existing.UserId, email);
  return existing.UserId;
}

const isOfDesk = async ({ db }: Ready, { UserId, EmailConfirmed }: store.UserRow, via: Queryable = db): Promise<boolean> =>
  !EmailConfirmed && (await store.subjectsOf(via, UserId)).length === 0;

async function confirm(parts: Ready, userId: UserId, email: string): Promise<void> {
  const { db } = parts;
  if (!(await store.isUnconfirmed(db, userId))) return;
  await db.transaction().execute((trx) => confirmIn(parts, trx, userId, email));
}

async function confirmIn({ proved }: Ready, trx: Queryable, userId: UserId, email: string): Promise<void> {
  if (!(await store.confirmEmail(trx, userId, email))) return;
  for (const act of proved) await act(trx, userId);
}

async function takeNickname(trx: Queryable, wanted: string): Promise<string | undefined> {
  await store.lockNicknames(trx, wanted);
  return freeNickname(trx, wanted);
}

async function create(parts: Ready, identity: TokenIdentity, email: string, newcomer: Newcomer): Promise<number | Refusal> {
  const { db } = parts;
  // The name of the invitation is used only for a confirmed e-mail address, so that no other person learns it.
  const invited = identity.emailVerified ? await store.invitedName(db, email) : undefined;
  const stem = invited === undefined ? nicknameStem(email) : nicknameOf(invited);
  const taken = refuse('NicknameExists', { values: { nickname: stem } });
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      return await db.transaction().execute(async (trx) => {
        const Nickname = await takeNickname(trx, stem);
        if (Nickname === undefined) return taken;
        const user = await store.insertUser(trx, {
          Email: email,
          Nickname,
          Language: newcomer.language,
          FirstDayOfWeek: firstDayOfWeek(newcomer.language),
          ...newcomer.habits,
          EmailConfirmed: identity.emailVerified,
        });
        await store.insertIdentity(trx, identity.issuer, identity.subject, user.UserId);
        return user.UserId;
      });
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === 'users_email') return ofIdentity(parts, identity, newcomer);
      if (constraint !== 'users_nickname') throw error;
    }
  }
  return taken;
}

const idOfIdentity = ({ db }: Ready, issuer: string, subject: string, via: Queryable = db): Promise<number | undefined> =>
  store.userIdOfIdentity(via, issuer, subject);

const isConfirmedEmail = async (via: Queryable, email: string): Promise<boolean> =>
  (await store.rowOfEmail(via, email))?.EmailConfirmed === true;

async function proveEmail(
  parts: Ready,
  trx: Queryable,
  { issuer, subject, email }: { issuer: string; subject: string; email: string },
): Promise<void> {
  const userId = await store.userIdOfIdentity(trx, issuer, subject);
  if (userId !== undefined) await confirmIn(parts, trx, userId, email);
}

async function moveEmail(
  trx: Queryable,
  { issuer, subject, email }: { issuer: string; subject: string; email: string },
): Promise<boolean> {
  const userId = await store.userIdOfIdentity(trx, issuer, subject);
  const other = await store.rowOfEmail(trx, email);
  if (other && other.UserId !== userId) {
    if (other.EmailConfirmed) return false;
    await store.releaseEmail(trx, other.UserId);
  }
  if (userId === undefined) return true;
  await store.setEmail(trx, userId, email);
  await notify(trx, 'clubpulse_user', userId);
  return true;
}

async function addAdministrator(
  trx: Queryable,
  person: Pick<User, 'Email' | 'FirstMidName' | 'LastName'> & { readonly Language: Language },
): Promise<number> {
  const Nickname = (await takeNickname(trx, nicknameOf(person))) ?? `admin-${newCode(6)}`;
  const user = {
    ...person,
    Nickname,
    FirstDayOfWeek: firstDayOfWeek(person.Language),
    IsAdmin: true,
    EmailConfirmed: true,
  };
  return (await store.insertUser(trx, user)).UserId;
}

/**
 * Adds a user without an account. An account that later confirms the e-mail address becomes this user's account. Fails with
 * `users_email` or `users_nickname`.
 */
async function addAtDesk(
  trx: Queryable,
  person: Pick<User, 'Email' | 'FirstMidName' | 'LastName'> & { readonly Language: Language },
): Promise<number> {
  // Walls show this nickname before the user chooses another, so it must not be derived from the e-mail address.
  const Nickname = (await takeNickname(trx, nicknameOf(person))) ?? `member-${newCode(6)}`;
  const FirstDayOfWeek = firstDayOfWeek(person.Language);
  return (await store.insertUser(trx, { ...person, Nickname, FirstDayOfWeek, EmailConfirmed: false })).UserId;
}

async function ofDesk(parts: Ready, via: Queryable, userId: UserId): Promise<User | undefined> {
  const row = await store.rowOf(via, userId);
  return row && (await isOfDesk(parts, row, via)) ? store.userOf(row, parts.today()) : undefined;
}
