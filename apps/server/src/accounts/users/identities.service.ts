import type { FirstDayOfWeek, User, UserId } from '@clubpulse/contract/accounts/users';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { emailSchema, type Language } from '@clubpulse/contract/scalars';
import { handedByAdministrator, handedToUser } from '@clubpulse/rules/accounts/security/handed';
import type { Habits } from '@clubpulse/rules/accounts/users/habits';
import { nicknameOfName } from '@clubpulse/rules/accounts/users/profile';
import { type Database, type Queryable, violatedConstraint } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { isStorable } from '../../platform/http/storable.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import { freeNickname, NICKNAME_STEM } from './nicknames.facts.ts';
import type { UserPorts } from './users.ports.ts';
import * as store from './users.store.ts';

/** What a verified token says of its bearer. */
export interface TokenIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  /** Of the provider in this process. */
  readonly isOwn: boolean;
}

/** What a browser tells of somebody who comes for the first time. */
export interface Newcomer {
  readonly language: Language;
  readonly habits: Habits;
}

/** Room is left for a number. */
const nicknameOf = ({ FirstMidName, LastName }: Pick<User, 'FirstMidName' | 'LastName'>): string =>
  nicknameOfName(FirstMidName, LastName, NICKNAME_STEM);
/** The nickname an e-mail address suggests. */
const nicknameStem = (email: string): string => (email.split('@')[0] ?? '').slice(0, 30) || 'athlete';
/** Which day a week begins with where most speakers of the language live. */
const firstDayOfWeek = (language: Language): FirstDayOfWeek => (language === 'en' ? 'Sunday' : 'Monday');

export interface IdentityParts {
  readonly db: Database;
  readonly today: () => string;
  readonly proved?: UserPorts['proved'];
  /** Whether the account of our own provider proved the address since its token was made. */
  readonly isVerified?: ((accountId: string, email: string) => Promise<boolean>) | undefined;
  /** Whether staff handed the way to this account to this person, where no mail could. */
  readonly isHandedTo?:
    | ((accountId: string, by: { readonly subject: string } | { readonly voucher: string }) => Promise<boolean>)
    | undefined;
}

/** Who signs in as whom, whose an address is, and how somebody comes to be a user. */
export function createIdentities({
  db,
  today,
  proved = [],
  isVerified = async () => false,
  isHandedTo = async () => false,
}: IdentityParts) {
  /**
   * The user behind a token. The first call of a new account creates her, or finds the user with the same address where both are
   * known to have it: who only says that an address is hers neither takes the user who has it nor waits there for her.
   */
  async function ofIdentity(identity: TokenIdentity, newcomer: Newcomer): Promise<number | Refusal> {
    // Another provider's words are no better than anybody's: what cannot be kept names nobody, what is no address is none.
    if (!isStorable(identity.subject)) return refuse('Unauthorized');
    const known = await store.userIdOfIdentity(db, identity.issuer, identity.subject);
    const email = emailSchema.safeParse(identity.email).data;
    if (known !== undefined) {
      if (identity.emailVerified && email !== undefined) await confirm(known, email);
      return known;
    }
    // The house moved to another address; who confirms nothing is found by nothing else.
    const here = identity.isOwn ? await store.userIdOfOwnAccount(db, identity.subject) : undefined;
    if (here !== undefined) {
      await store.insertIdentity(db, identity.issuer, identity.subject, here);
      return here;
    }
    if (email === undefined) return refuse('Unauthorized');
    // Our own provider gives an address to one account, which whoever proves to have it takes over; of others nobody knows that.
    if (!identity.emailVerified && !identity.isOwn) return refuse('EmailNotConfirmed', { values: { email } });
    const emailVerified = identity.emailVerified || (await isVerified(identity.subject, email));
    const existing = await store.rowOfEmail(db, email);
    if (existing && (await isOfDesk(existing))) {
      // A desk made her: she is whoever proves to have the address, or was handed the way in by the club, or by an administrator.
      const isShe =
        identity.isOwn &&
        ((await isHandedTo(identity.subject, { subject: handedToUser(existing.UserId) })) ||
          (await isHandedTo(identity.subject, { voucher: handedByAdministrator })));
      if (!emailVerified && !isShe) return refuse('EmailToConfirm', { values: { email } });
      await store.insertIdentity(db, identity.issuer, identity.subject, existing.UserId);
      if (emailVerified) await confirm(existing.UserId, email);
      return existing.UserId;
    }
    if (existing) {
      // The app's first calls come together: one of them may have made the user between the two looks.
      const since = await store.userIdOfIdentity(db, identity.issuer, identity.subject);
      if (since !== undefined) return since;
      if (!emailVerified) return refuse('EmailExists', { values: { email } });
      if (!existing.EmailConfirmed) {
        await store.releaseEmail(db, existing.UserId);
        return create(identity, email, newcomer);
      }
      await store.insertIdentity(db, identity.issuer, identity.subject, existing.UserId);
      return existing.UserId;
    }
    return create(identity, email, newcomer);
  }

  /** Nobody signs in as her yet, and nobody proved that her address is hers. */
  const isOfDesk = async ({ UserId, EmailConfirmed }: store.UserRow, via: Queryable = db): Promise<boolean> =>
    !EmailConfirmed && (await store.subjectsOf(via, UserId)).length === 0;

  /** Notes once that her address is hers; what waited for it is done with it. */
  async function confirm(userId: UserId, email: string): Promise<void> {
    if (!(await store.isUnconfirmed(db, userId))) return;
    await db.transaction().execute((trx) => confirmIn(trx, userId, email));
  }

  async function confirmIn(trx: Queryable, userId: UserId, email: string): Promise<void> {
    if (!(await store.confirmEmail(trx, userId, email))) return;
    for (const act of proved) await act(trx, userId);
  }

  /** As `freeNickname`; until the transaction ends nobody takes one like it: many with one first name come at once. */
  async function takeNickname(trx: Queryable, wanted: string): Promise<string | undefined> {
    await store.lockNicknames(trx, wanted);
    return freeNickname(trx, wanted);
  }

  async function create(identity: TokenIdentity, email: string, newcomer: Newcomer): Promise<number | Refusal> {
    // As the club that waits for her writes her name; to who only says that the address is hers it is not told.
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
        // Somebody took the nickname meanwhile, or the same person's other call was first: look again.
        const constraint = violatedConstraint(error);
        if (constraint === 'users_email') return ofIdentity(identity, newcomer);
        if (constraint !== 'users_nickname') throw error;
      }
    }
    return taken;
  }

  return {
    ofIdentity,
    /** Whose identity it is, if it called before. */
    idOfIdentity: (issuer: string, subject: string, via: Queryable = db): Promise<number | undefined> =>
      store.userIdOfIdentity(via, issuer, subject),
    /** Whether somebody proved to have the address. */
    isConfirmedEmail: async (via: Queryable, email: string): Promise<boolean> =>
      (await store.rowOfEmail(via, email))?.EmailConfirmed === true,

    /** Her own account proved its address, whatever the token says that she goes on with; nobody where she never came yet. */
    async proveEmail(
      trx: Queryable,
      { issuer, subject, email }: { issuer: string; subject: string; email: string },
    ): Promise<void> {
      const userId = await store.userIdOfIdentity(trx, issuer, subject);
      if (userId !== undefined) await confirmIn(trx, userId, email);
    },

    /** Her account's address is another one now; false where somebody else proved to have that. */
    async moveEmail(
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
    },

    /** Adds an administrator, whose account finds her by the e-mail. Fails with the constraint `users_email` when it is taken. */
    async addAdministrator(
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
    },

    /**
     * Adds somebody who stands at a desk; whoever proves later that the address is hers is she. Fails with the constraint `users_email` or
     * `users_nickname` when one is taken meanwhile.
     */
    async addAtDesk(
      trx: Queryable,
      person: Pick<User, 'Email' | 'FirstMidName' | 'LastName'> & { readonly Language: Language },
    ): Promise<number> {
      // Walls show it before she chose another: not what stands in her address.
      const Nickname = (await takeNickname(trx, nicknameOf(person))) ?? `member-${newCode(6)}`;
      const FirstDayOfWeek = firstDayOfWeek(person.Language);
      return (await store.insertUser(trx, { ...person, Nickname, FirstDayOfWeek, EmailConfirmed: false })).UserId;
    },

    /** Somebody of the desk as whom nobody signs in yet; undefined where she is somebody's own already, or not there. */
    async ofDesk(via: Queryable, userId: UserId): Promise<User | undefined> {
      const row = await store.rowOf(via, userId);
      return row && (await isOfDesk(row, via)) ? store.userOf(row, today()) : undefined;
    },
  };
}
