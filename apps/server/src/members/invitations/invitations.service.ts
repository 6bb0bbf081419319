import type { BodyOf, QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type CheckedInvitee,
  INVITATION_DAYS,
  type Invitation,
  type InvitationLink,
  type InvitedRole,
  SENDINGS_MAX,
} from '@clubpulse/contract/members/invitations';
import type { listInvitations, sendInvitations } from '@clubpulse/contract/members/invitations.calls';
import { isLanguage, type Page } from '@clubpulse/contract/scalars';
import { holdsRole } from '@clubpulse/rules/accounts/roles/roles';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { invitationEnd, judgeInvitees, mayInvite, refuseResending } from '@clubpulse/rules/members/invitations/invitations';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit, emitAll } from '../../platform/events/emit.store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import { createAcceptance, nameOfUser, type Profiles } from './acceptance.service.ts';
import { invitationMail } from './invitations.mail.ts';
import { presentInvitation, presentLink } from './invitations.present.ts';
import * as store from './invitations.store.ts';

/** 73 random bits: nobody guesses one. */
const CODE_LENGTH = 16;
const KEPT_MS = 30 * 86_400_000;
/** Mails to one address count so long, whatever becomes of the invitation. */
const OFTEN_MS = INVITATION_DAYS * 86_400_000;

export interface InvitationParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly publicUrl: string;
  /** The last day on which codes of the old format are taken. */
  readonly oldCodesUntil: string;
  readonly clubs: Pick<Clubs, 'facts' | 'admit'>;
  readonly profiles: Profiles;
  readonly now?: () => Date;
}

type ClubFacts = NonNullable<Awaited<ReturnType<Clubs['facts']>>>;
export type InvitationsService = ReturnType<typeof createInvitations>;

/** Asks people to join a club, by e-mail or by a link for everybody (spec 2 section 4). */
export function createInvitations(parts: InvitationParts) {
  const { db, mail, publicUrl, clubs, profiles, now = () => new Date() } = parts;
  const linkOf = (code: string) => `${publicUrl}/#/InvitationCode/${code}`;
  const present = (row: store.MailedRow): Invitation => presentInvitation(row, linkOf, now());
  const nameOf = (userId: number | null, via?: Queryable) => nameOfUser(profiles, userId, via);
  const manages = (caller: Caller, club: ClubFacts): boolean =>
    caller.isAdmin || holdsRole(caller.roles, 'Manager', club) || holdsRole(caller.roles, 'Owner', club);

  const writtenOften = (via: Queryable, clubId: ClubId, emails: readonly string[]) =>
    store.addressesWrittenOften(via, clubId, emails, new Date(now().getTime() - OFTEN_MS), SENDINGS_MAX);

  async function check(clubId: ClubId, emails: readonly string[]): Promise<CheckedInvitee[]> {
    const [members, waiting, often] = await Promise.all([
      store.membersByEmail(db, clubId, emails),
      store.waitingByEmail(db, clubId, emails, now()),
      writtenOften(db, clubId, emails),
    ]);
    const memberOf = new Map(members.map((member) => [member.Email.toLowerCase(), member]));
    const waitingOf = new Map(waiting.map((row) => [row.Email?.toLowerCase(), row]));
    const invited = new Set(waiting.map(({ Email }) => Email?.toLowerCase() ?? ''));
    const known = { members: new Set(memberOf.keys()), invited, often };
    return judgeInvitees(emails, known).map((State, at) => {
      const Email = emails[at] ?? '';
      const member = State === 'Member' ? memberOf.get(Email) : undefined;
      const open = State === 'Invited' ? waitingOf.get(Email) : undefined;
      return {
        Email,
        State,
        UserId: member?.UserId ?? null,
        Name: member ? fullName(member) : null,
        Code: open?.Code ?? null,
        ExpiresAt: open?.ExpiresAt?.toISOString() ?? null,
      };
    });
  }

  /** Mails it and says where the mail is. */
  async function send(trx: Queryable, row: store.InvitationRow, club: ClubFacts, inviter: string): Promise<void> {
    if (row.Email === null || row.ExpiresAt === null) return;
    const { Email, ExpiresAt, FirstMidName, Role, Message, Language } = row;
    const letter = { Email, ExpiresAt, FirstMidName, Role, Message, Language, link: linkOf(row.Code), inviter, club };
    await store.markSent(trx, row.InvitationId, await mail.queue(invitationMail(letter), trx), now());
    await store.countMail(trx, row.ClubId, Email, now());
  }

  /** Does it to an invitation that is there, for whoever may. */
  async function change<T>(
    code: string,
    caller: Caller,
    act: (trx: Queryable, row: store.InvitationRow, club: ClubFacts) => Promise<T>,
  ): Promise<T | Refusal> {
    return db.transaction().execute(async (trx) => {
      const row = await store.takeInvitation(trx, code);
      const club = row && (await clubs.facts(row.ClubId, trx));
      if (!row || !club) return refuse('NotFound');
      return mayInvite(manages(caller, club), row.Role) ? act(trx, row, club) : refuse('InsufficientRights');
    });
  }

  async function expire(trx: Queryable, clubId: ClubId): Promise<void> {
    const expired = await store.expireInvitations(trx, clubId, now());
    await emitAll(
      trx,
      expired.map(({ InvitationId, Email, Role, ExpiresAt }) => ({
        ClubId: clubId,
        Type: 'InvitationExpired' as const,
        Payload: { InvitationId, Email: Email ?? '', Role, ExpirationDate: (ExpiresAt ?? now()).toISOString() },
      })),
    );
  }

  return {
    ...createAcceptance({ ...parts, now }),
    check,
    expire,
    clubOf: async (code: string): Promise<number | undefined> => (await store.invitationOfCode(db, code))?.ClubId,

    /** Newest first. */
    list(clubId: ClubId, query: QueryOf<typeof listInvitations>): Promise<Page<Invitation>> {
      const filter = { state: query.State, text: query.globalSearch, now: now() };
      return pageOf(query, {
        data: presented(store.invitationsOfClub(db, clubId, filter, query.start, query.length), present),
        recordsTotal: store.countInvitations(db, clubId, { now: now() }),
        recordsFiltered: store.countInvitations(db, clubId, filter),
      });
    },

    links: async (clubId: ClubId): Promise<InvitationLink[]> =>
      (await store.linksOfClub(db, clubId)).map((row) => presentLink(row, linkOf, now())),

    async createLink(clubId: ClubId, Title: string, caller: Caller): Promise<InvitationLink | Refusal> {
      const club = await clubs.facts(clubId);
      if (!club) return refuse('NotFound');
      return db.transaction().execute(async (trx) => {
        const row = await store.insertInvitation(trx, {
          ClubId: clubId,
          Code: newCode(CODE_LENGTH),
          Kind: 'Link',
          Role: 'Athlete',
          Title,
          Language: isLanguage(club.Language) ? club.Language : 'en',
          CreatedAt: now(),
          CreatedBy: caller.UserId,
        });
        if (!row) return refuse('NotFound');
        const Payload = { InvitationId: row.InvitationId, Active: true, By: caller.UserId };
        await emit(trx, { ClubId: clubId, Type: 'InvitationChanged', Payload });
        return presentLink(row, linkOf, now());
      });
    },

    /** Invites whoever can be; refused when that is nobody, with the reason of the first. */
    async send(clubId: ClubId, { People, Role, Language, Message }: BodyOf<typeof sendInvitations>, caller: Caller) {
      const club = await clubs.facts(clubId);
      if (!club) return refuse('NotFound');
      if (!mayInvite(manages(caller, club), Role)) return refuse('InsufficientRights');
      const inviter = (await nameOf(caller.UserId)) ?? club.Name;
      const checked = await check(
        clubId,
        People.map(({ Email }) => Email),
      );
      const ids: number[] = [];
      await db.transaction().execute(async (trx) => {
        await expire(trx, clubId);
        for (const [at, { Email, FirstMidName, LastName }] of People.entries()) {
          if (checked[at]?.State !== 'Ready') continue;
          const row = await insert(trx, club, { Email, FirstMidName, LastName, Role, Language, Message }, caller);
          if (row) {
            await send(trx, row, club, inviter);
            ids.push(row.InvitationId);
          }
        }
      });
      const sent = (await store.mailedInvitations(db, ids)).map(present);
      const done = new Set(sent.map(({ Email }) => Email));
      // Who was ready and was invited by somebody else meanwhile is asked for anew.
      const late = checked.filter(({ State, Email }) => State === 'Ready' && !done.has(Email)).map(({ Email }) => Email);
      const LeftOut = [...checked.filter(({ State }) => State !== 'Ready'), ...(await check(clubId, late))];
      const [first] = LeftOut;
      if (sent.length > 0 || first === undefined) return { Invitations: sent, LeftOut };
      const about = {
        values: { email: first.Email },
        errors: [{ field: 'People', key: `error.${refusedAs(first)}`, values: { email: first.Email } }],
      };
      return refuse(refusedAs(first), about);
    },

    resend: (code: string, caller: Caller): Promise<Invitation | Refusal> =>
      change(code, caller, async (trx, row, club) => {
        if (row.Kind !== 'Email') return refuse('NotFound');
        const refused = refuseResending(row, now());
        if (refused) return refused;
        if ((await writtenOften(trx, row.ClubId, [row.Email ?? ''])).size > 0) return refuse('InvitationSentOften');
        await send(trx, row, club, (await nameOf(caller.UserId, trx)) ?? club.Name);
        const Payload = { InvitationId: row.InvitationId, Email: row.Email ?? '', Role: row.Role, By: caller.UserId };
        await emit(trx, { ClubId: row.ClubId, Type: 'InvitationResent', Payload });
        const [sent] = await store.mailedInvitations(trx, [row.InvitationId]);
        return sent ? present(sent) : refuse('NotFound');
      }),

    setActive: (code: string, Active: boolean, caller: Caller): Promise<Refusal | undefined> =>
      change(code, caller, async (trx, { InvitationId, ClubId: clubId }) => {
        await store.setActive(trx, InvitationId, Active);
        await emit(trx, { ClubId: clubId, Type: 'InvitationChanged', Payload: { InvitationId, Active, By: caller.UserId } });
        return undefined;
      }),

    delete: (code: string, caller: Caller): Promise<Refusal | undefined> =>
      change(code, caller, async (trx, { InvitationId, ClubId: clubId }) => {
        await store.deleteInvitation(trx, InvitationId);
        await emit(trx, {
          ClubId: clubId,
          Type: 'InvitationChanged',
          Payload: { InvitationId, Active: null, By: caller.UserId },
        });
        return undefined;
      }),

    /** Forgets what nobody asks about any more. */
    async purge(): Promise<void> {
      await store.forgetInvitations(db, new Date(now().getTime() - KEPT_MS));
      await store.forgetMails(db, new Date(now().getTime() - OFTEN_MS));
    },
  };

  async function insert(
    trx: Queryable,
    { ClubId: clubId, TimeZone }: ClubFacts,
    invited: Pick<store.InvitationRow, 'FirstMidName' | 'LastName' | 'Language' | 'Message'> & {
      Email: string;
      Role: InvitedRole;
    },
    { UserId }: Caller,
  ): Promise<store.InvitationRow | undefined> {
    const ExpiresAt = invitationEnd(TimeZone, now());
    const Code = newCode(CODE_LENGTH);
    const row = await store.insertInvitation(trx, {
      ...invited,
      ClubId: clubId,
      Code,
      Kind: 'Email',
      CreatedAt: now(),
      CreatedBy: UserId,
      ExpiresAt,
    });
    if (!row) return undefined;
    const { Email, Role, Message } = invited;
    // Whoever deletes and invites again at once finds the count under the address that this row holds.
    if ((await writtenOften(trx, clubId, [Email])).size > 0) {
      await store.deleteInvitation(trx, row.InvitationId);
      return undefined;
    }
    const Payload = { InvitationId: row.InvitationId, Email, Role, Message, ExpirationDate: ExpiresAt.toISOString(), By: UserId };
    await emit(trx, { ClubId: clubId, Type: 'CreatedInvitation', Payload });
    return row;
  }
}

function refusedAs({ State }: CheckedInvitee): 'UserIsInvited' | 'UserIsMember' | 'InvitationSentOften' {
  if (State === 'Often') return 'InvitationSentOften';
  return State === 'Invited' ? 'UserIsInvited' : 'UserIsMember';
}
