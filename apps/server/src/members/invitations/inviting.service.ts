import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { refuse } from '@clubpulse/contract/errors';
import type { InvitedPerson } from '@clubpulse/contract/members/imports/imports';
import { type CheckedInvitee, type Invitation, type InvitedRole, SENDINGS_MAX } from '@clubpulse/contract/members/invitations';
import { managesClub } from '@clubpulse/rules/accounts/roles/roles';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { INVITATION_DAYS, invitationEnd, judgeInvitees, lastDayOf } from '@clubpulse/rules/members/invitations/invitations';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit, emitAll } from '../../platform/events/emit.store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import { type ClubFacts, nameOfUser, type Profiles } from './acceptance.service.ts';
import { invitationMail } from './invitations.mail.ts';
import { presentInvitation } from './invitations.present.ts';
import * as store from './invitations.store.ts';

/** 73 random bits cannot be guessed. */
export const CODE_LENGTH = 16;
/** Mails to an e-mail address are counted this long, even of deleted invitations. */
export const OFTEN_MS = INVITATION_DAYS * 86_400_000;

export const clubMissing = { invitations_ClubId_fkey: refuse('NotFound') };

interface Inviting {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue' | 'withdraw'>;
  readonly mailedLinkOf: (code: string, email: string) => string;
  readonly now: () => Date;
}

export interface Ready extends Inviting {
  readonly clubs: Pick<Clubs, 'facts'>;
  readonly profiles: Profiles;
  readonly linkOf: (code: string) => string;
}

export type Invited = Pick<store.InvitationRow, 'FirstMidName' | 'LastName' | 'Language' | 'Message'> & {
  readonly Email: string;
  readonly Role: InvitedRole;
  readonly Profile?: InvitedPerson;
  readonly FromFile?: boolean;
};

export const manages = (caller: Caller, club: ClubFacts): boolean => caller.isAdmin || managesClub(caller.roles, club);

export const inviterOf = async ({ profiles }: Ready, userId: number | null, club: ClubFacts, via?: Queryable): Promise<string> =>
  (await nameOfUser(profiles, userId, via)) ?? club.Name;

export const mailedInvitations = async ({ linkOf, now }: Ready, via: Queryable, ids: readonly number[]): Promise<Invitation[]> =>
  (await store.mailedInvitations(via, ids)).map((row) => presentInvitation(row, linkOf, now()));

export const writtenOften = ({ now }: Inviting, via: Queryable, clubId: ClubId, emails: readonly string[]) =>
  store.addressesWrittenOften(via, clubId, emails, new Date(now().getTime() - OFTEN_MS), SENDINGS_MAX);

export const countMail = ({ now }: Inviting, trx: Queryable, clubId: ClubId, email: string) =>
  store.countMail(trx, clubId, email, now());

export async function check(
  inviting: Inviting,
  clubId: ClubId,
  emails: readonly string[],
  via: Queryable = inviting.db,
): Promise<CheckedInvitee[]> {
  // The reads run one after the other, because a transaction has a single connection.
  const members = await store.membersByEmail(via, clubId, emails);
  const waiting = await store.waitingByEmail(via, clubId, emails, inviting.now());
  const often = await writtenOften(inviting, via, clubId, emails);
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
      LastDay: open?.ExpiresAt ? lastDayOf(open.TimeZone, open.ExpiresAt) : null,
    };
  });
}

export async function withdraw({ mail }: Inviting, trx: Queryable, { MailId }: store.InvitationRow): Promise<void> {
  if (MailId !== null) await mail.withdraw(MailId, trx);
}

export async function mailTo(
  inviting: Inviting,
  trx: Queryable,
  row: store.InvitationRow,
  club: ClubFacts,
  inviter: string,
): Promise<void> {
  const { mail, mailedLinkOf, now } = inviting;
  if (row.Email === null || row.ExpiresAt === null) return;
  // The first mail restarts the period, because the invited person could not know of the invitation before.
  const ExpiresAt = row.Sendings === 0 ? invitationEnd(club.TimeZone, now()) : row.ExpiresAt;
  const { Email, FirstMidName, Role, Message } = row;
  const { Language, DateFormat } = (await store.readerOf(trx, Email.toLowerCase())) ?? { ...row, DateFormat: null };
  await withdraw(inviting, trx, row);
  const link = mailedLinkOf(row.Code, Email);
  const letter = { Email, DateFormat, ExpiresAt, FirstMidName, Role, Message, Language, link, inviter, club };
  await store.markSent(trx, row.InvitationId, {
    MailId: await mail.queue(invitationMail(letter), trx, { haste: 'many' }),
    SentAt: now(),
    ExpiresAt,
  });
  await countMail(inviting, trx, row.ClubId, Email);
}

export async function expire({ now }: Inviting, trx: Queryable, clubId: ClubId): Promise<void> {
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

/** Undefined when the e-mail address is already invited, or has reached its limit of mails. */
export async function insert(
  inviting: Inviting,
  trx: Queryable,
  { ClubId: clubId, TimeZone }: ClubFacts,
  { Profile, ...invited }: Invited,
  by: number | null,
): Promise<store.InvitationRow | undefined> {
  const ExpiresAt = invitationEnd(TimeZone, inviting.now());
  const Code = newCode(CODE_LENGTH);
  const row = await store.insertInvitation(trx, {
    ...invited,
    ...(Profile === undefined ? {} : { Profile: JSON.stringify(Profile) }),
    ClubId: clubId,
    Code,
    Kind: 'Email',
    CreatedAt: inviting.now(),
    CreatedBy: by,
    ExpiresAt,
  });
  if (!row) return undefined;
  const { Email, Role, Message } = invited;
  // The limit is checked again, because only now does the inserted row make concurrent invitations to the e-mail address wait.
  if ((await writtenOften(inviting, trx, clubId, [Email])).size > 0) {
    await store.deleteInvitation(trx, row.InvitationId);
    return undefined;
  }
  const Payload = {
    InvitationId: row.InvitationId,
    Email,
    Role,
    Message,
    ...(invited.FromFile ? { FromFile: true as const } : {}),
    ExpirationDate: ExpiresAt.toISOString(),
    By: by,
  };
  await emit(trx, { ClubId: clubId, Type: 'CreatedInvitation', Payload });
  return row;
}
