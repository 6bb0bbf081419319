import type {
  BasicUser,
  EmailStatus,
  FirstDayOfWeek,
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
import { emailSchema, type Language } from '@clubpulse/contract/scalars';
import { handedByAdministrator, handedToUser } from '@clubpulse/rules/accounts/security/handed';
import type { Habits } from '@clubpulse/rules/accounts/users/habits';
import { mailboxState } from '@clubpulse/rules/accounts/users/mailbox';
import { checkZones, onlyUsed, zonesOnDay } from '@clubpulse/rules/accounts/users/own-zones';
import { checkProfile, missingFields, suggestNickname } from '@clubpulse/rules/accounts/users/profile';
import { type Database, type Queryable, violatedConstraint } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isStorable } from '../../platform/http/storable.ts';
import { MAIL_ATTEMPTS } from '../../platform/mail/mail.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import { clubRoles, rolesOf } from '../roles/public.ts';
import { watchesOf } from '../watches/public.ts';
import { lastTriedMail } from './mailbox.facts.ts';
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

export interface ClubPerson extends BasicUser {
  readonly Email: string;
  readonly Roles: string[];
}

/** Suggestions shorten a long name by up to three digits, so looked up is what all of them begin with. */
const NICKNAME_STEM = 37;

/** The nickname an e-mail address suggests. */
const nicknameStem = (email: string): string => (email.split('@')[0] ?? '').slice(0, 30) || 'athlete';
/** Which day a week begins with where most speakers of the language live. */
const firstDayOfWeek = (language: Language): FirstDayOfWeek => (language === 'en' ? 'Sunday' : 'Monday');

export type Users = ReturnType<typeof createUsers>;

interface UserParts {
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

export function createUsers({
  db,
  today,
  proved = [],
  isVerified = async () => false,
  isHandedTo = async () => false,
}: UserParts) {
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
    await db.transaction().execute(async (trx) => {
      if (!(await store.confirmEmail(trx, userId, email))) return;
      for (const act of proved) await act(trx, userId);
    });
  }

  /** The wanted nickname or one with a number behind it; undefined when all are taken. */
  async function freeNickname(wanted: string, via: Queryable = db): Promise<string | undefined> {
    const taken = await store.takenNicknames(via, wanted.slice(0, NICKNAME_STEM));
    return suggestNickname(wanted, (nickname) => taken.has(nickname.toLowerCase()));
  }

  async function create(identity: TokenIdentity, email: string, newcomer: Newcomer): Promise<number | Refusal> {
    // As the club that waits for her writes her name; to who only says that the address is hers it is not told.
    const invited = identity.emailVerified ? await store.invitedName(db, email) : undefined;
    const stem = invited?.slice(0, NICKNAME_STEM) ?? nicknameStem(email);
    for (let attempt = 0; attempt < 5; attempt++) {
      const Nickname = await freeNickname(stem);
      if (Nickname === undefined) break;
      try {
        return await db.transaction().execute(async (trx) => {
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
    return refuse('NicknameExists', { values: { nickname: stem } });
  }

  async function get(userId: UserId): Promise<User | Refusal> {
    const row = await store.rowOf(db, userId);
    return row ? store.userOf(row, today()) : refuse('NotFound');
  }

  /** Checks and writes a profile; `updateOf` says what to write, or why not. */
  const save = async (
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
        const suggestion = (await freeNickname(Nickname)) ?? '';
        return refuse('NicknameExists', {
          values: { nickname: Nickname, suggestion },
          errors: [{ field: 'Nickname', key: 'error.NicknameExists' }],
        });
      }
      throw error;
    }
  };

  const saveZones = (userId: UserId, choiceOf: (held: ZoneChoice) => ZoneChoice): Promise<UserZones | Refusal> =>
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

  return {
    ofIdentity,
    /** Whose identity it is, if it called before. */
    idOfIdentity: (issuer: string, subject: string, via: Queryable = db): Promise<number | undefined> =>
      store.userIdOfIdentity(via, issuer, subject),
    get,

    async self(caller: Caller): Promise<Omit<Self, 'ClubsToAnswer'> | Refusal> {
      const row = await store.rowOf(db, caller.UserId);
      if (!row) return refuse('NotFound');
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
    },

    /** Whether somebody proved to have the address. */
    isConfirmedEmail: async (via: Queryable, email: string): Promise<boolean> =>
      (await store.rowOfEmail(via, email))?.EmailConfirmed === true,

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

    nicknameOf: async (userId: UserId): Promise<string | undefined> => (await store.rowOf(db, userId))?.Nickname,

    async basic(userId: UserId): Promise<BasicUser | Refusal> {
      return get(userId);
    },

    /** How mail to her address fared last. */
    async emailStatus(userId: UserId): Promise<EmailStatus | Refusal> {
      const row = await store.rowOf(db, userId);
      if (!row) return refuse('NotFound');
      const tried = await lastTriedMail(db, row.Email);
      return { Email: row.Email, Confirmed: row.EmailConfirmed, ...mailboxState(tried, MAIL_ATTEMPTS) };
    },

    update: (userId: UserId, update: UserUpdate): Promise<User | Refusal> => save(userId, update, async () => update),

    /** Saves what is named of her profile and leaves the rest; a RowVersion guards it where there is one. */
    patch: (userId: UserId, { CustomTargetZone: _derived, ...patch }: UserPatch): Promise<User | Refusal> =>
      save(userId, patch, async (trx) => {
        await store.holdUser(trx, userId);
        const row = await store.rowOf(trx, userId);
        if (!row) return refuse('NotFound');
        const [low, high] = [patch.TargetZoneLowPrc ?? row.TargetZoneLowPrc, patch.TargetZoneHighPrc ?? row.TargetZoneHighPrc];
        if (low >= high)
          return refuse('ValidationFailed', { errors: [{ field: 'TargetZoneHighPrc', key: 'target-zone-order' }] });
        const { Nickname, RowVersion } = row;
        return { ...patch, Nickname: patch.Nickname ?? Nickname, RowVersion: patch.RowVersion ?? RowVersion };
      }),

    /** Adds an administrator, whose account finds her by the e-mail. Fails with the constraint `users_email` when it is taken. */
    async addAdministrator(
      trx: Queryable,
      person: Pick<User, 'Email' | 'FirstMidName' | 'LastName'> & { readonly Language: Language },
    ): Promise<number> {
      const Nickname = (await freeNickname(person.FirstMidName.slice(0, NICKNAME_STEM), trx)) ?? `admin-${newCode(6)}`;
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
      const Nickname = (await freeNickname(person.FirstMidName.slice(0, NICKNAME_STEM), trx)) ?? `member-${newCode(6)}`;
      const FirstDayOfWeek = firstDayOfWeek(person.Language);
      return (await store.insertUser(trx, { ...person, Nickname, FirstDayOfWeek, EmailConfirmed: false })).UserId;
    },

    /** Somebody of the desk as whom nobody signs in yet; undefined where she is somebody's own already, or not there. */
    async ofDesk(via: Queryable, userId: UserId): Promise<User | undefined> {
      const row = await store.rowOf(via, userId);
      return row && (await isOfDesk(row, via)) ? store.userOf(row, today()) : undefined;
    },

    /** Writes of her, whom `ofDesk` found in this transaction while it held her, what the desk should have written. */
    async correct(trx: Queryable, userId: UserId, known: Partial<store.KnownProfile>): Promise<User | undefined> {
      const row = await store.writeKnown(trx, userId, known);
      await notify(trx, 'clubpulse_user', userId);
      return row && store.userOf(row, today());
    },

    /** Until the transaction ends nobody gives her anything: what is written for a person waits for her row. */
    hold: (trx: Queryable, userId: UserId): Promise<void> => store.holdUser(trx, userId),

    /** Forgets her, with all rows that are hers alone. Answers how she was named by who signed her in. */
    async erase(trx: Queryable, userId: UserId): Promise<string[]> {
      const subjects = await store.subjectsOf(trx, userId);
      await store.deleteUser(trx, userId);
      await notify(trx, 'clubpulse_user', userId);
      return subjects;
    },

    /** Her zones from today on. Those of days before stay. */
    updateZones: (userId: UserId, choice: ZoneChoice): Promise<UserZones | Refusal> => saveZones(userId, () => choice),

    /** Another maximum from today on, with whatever else she chose for her zones. */
    raiseMaximum: (userId: UserId, OwnMaxHeartRate: number): Promise<UserZones | Refusal> =>
      saveZones(userId, (held) => ({ ...held, OwnMaxHeartRate })),

    /** Writes what a club knows of her where her profile says nothing. */
    async fillProfile(trx: Queryable, userId: UserId, known: store.KnownProfile): Promise<void> {
      await store.fillProfile(trx, userId, known);
      await notify(trx, 'clubpulse_user', userId);
    },

    setPicture: (trx: Queryable, userId: UserId, uri: string | null): Promise<void> => store.updatePicture(trx, userId, uri),

    saveNotificationSettings: (trx: Queryable, userId: UserId, settings: Readonly<Record<string, boolean>>): Promise<void> =>
      store.updateNotificationSettings(trx, userId, settings),

    /** Everybody with a role in the club, by nickname. */
    async ofClub(clubId: ClubId): Promise<ClubPerson[]> {
      const held = await clubRoles(db, clubId);
      const rows = await store.rowsOf(db, [...new Set(held.map((role) => role.UserId))]);
      return rows
        .map((row) => ({ ...row, Roles: held.filter((role) => role.UserId === row.UserId).map((role) => role.Role) }))
        .sort((a, b) => a.Nickname.localeCompare(b.Nickname));
    },

    /** Everybody with a role in one of the clubs, once for each of them, with as much as a wall shows. */
    peopleOfClubs: (clubIds: readonly number[]): Promise<store.PersonOfClub[]> => store.peopleOfClubs(db, clubIds),

    /** Full profiles by id, with their zones and bodies of every day: what trainings are computed from. */
    async profiles(
      userIds: readonly number[],
      via: Queryable = db,
    ): Promise<(User & Pick<store.UserRow, 'ZoneHistory' | 'BodyHistory'>)[]> {
      const rows = await store.rowsOf(via, userIds);
      return rows.map((row) => ({ ...store.userOf(row, today()), ZoneHistory: row.ZoneHistory, BodyHistory: row.BodyHistory }));
    },

    rolesOf: (userId: UserId) => rolesOf(db, userId),

    async flags(userId: UserId): Promise<{ IsAdmin: boolean; IsEditor: boolean } | undefined> {
      return store.rowOf(db, userId);
    },
  };
}
