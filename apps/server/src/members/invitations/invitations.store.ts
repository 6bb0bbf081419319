import type { User, UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { InvitationState } from '@clubpulse/contract/members/invitations';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Invitations } from '../../platform/database/schema.generated.ts';
import { everyWord, foldedSql, searchTerms } from '../../platform/database/text-search.ts';
import { MAIL_ATTEMPTS } from '../../platform/mail/mail.ts';
import { hashOf } from '../../platform/secrets/secrets.ts';

export type InvitationRow = Selectable<Invitations>;
export interface MailedRow extends InvitationRow {
  readonly MailState: 'Waiting' | 'Arrived' | 'Failed' | null;
  readonly MailNextTry: Date | null;
  readonly TimeZone: string;
}

export interface InvitationFilter {
  readonly state?: InvitationState | undefined;
  readonly text?: string | undefined;
  readonly written?: boolean | undefined;
  readonly staff?: boolean | undefined;
  readonly now: Date;
}

const mailed = (db: Queryable) => db.selectFrom('invitations as i').where('i.Kind', '=', 'Email');

const mailState = sql<MailedRow['MailState']>`case when m."MailId" is null then null when m."SentAt" is not null then 'Arrived'
  when m."LastError" is not null then 'Failed' else 'Waiting' end`;

const nextTry = sql<Date | null>`case when m."SentAt" is null and m."RefusedAt" is null and m."Attempts" < ${sql.lit(MAIL_ATTEMPTS)}
  then m."NextAttemptAt" end`;

const withMail = (found: ReturnType<typeof mailed>) =>
  found
    .innerJoin('clubs', 'clubs.ClubId', 'i.ClubId')
    .leftJoin('mails as m', 'm.MailId', 'i.MailId')
    .selectAll('i')
    .select([mailState.as('MailState'), nextTry.as('MailNextTry'), 'clubs.TimeZone']);

function filtered(db: Queryable, clubId: ClubId, { state, text, written, staff, now }: InvitationFilter) {
  let found = mailed(db).where('i.ClubId', '=', clubId);
  if (state === 'Accepted') found = found.where('i.AcceptedAt', 'is not', null);
  else if (state !== undefined) {
    found = found.where('i.AcceptedAt', 'is', null).where('i.ExpiresAt', state === 'Expired' ? '<=' : '>', now);
    if (state !== 'Expired') found = found.where('i.Active', '=', state === 'Waiting');
  }
  if (written !== undefined) found = found.where('i.Sendings', written ? '>' : '=', 0);
  if (staff !== undefined) found = found.where('i.Role', staff ? '<>' : '=', 'Athlete');
  return found.where(everyWord(searchTerms(text), foldedSql('i.Email', 'i.FirstMidName', 'i.LastName')));
}

export const invitationsOfClub = (
  db: Queryable,
  clubId: ClubId,
  filter: InvitationFilter,
  start: number,
  length: number,
): Promise<MailedRow[]> =>
  withMail(filtered(db, clubId, filter))
    .orderBy('i.CreatedAt', 'desc')
    .orderBy('i.InvitationId', 'desc')
    .limit(length)
    .offset(start)
    .execute();

export async function countInvitations(db: Queryable, clubId: ClubId, filter: InvitationFilter): Promise<number> {
  const { count } = await filtered(db, clubId, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const mailedInvitations = (db: Queryable, ids: readonly number[]): Promise<MailedRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : withMail(mailed(db)).where('i.InvitationId', 'in', ids).orderBy('i.InvitationId').execute();

export const invitationsOfAddress = (
  db: Queryable,
  email: string,
): Promise<(MailedRow & { readonly ClubName: string; readonly BrandId: number | null })[]> =>
  withMail(mailed(db))
    .select(['clubs.Name as ClubName', 'clubs.BrandId'])
    .where(({ fn }) => fn<string>('lower', ['i.Email']), '=', email.toLowerCase())
    .orderBy('i.CreatedAt', 'desc')
    .orderBy('i.InvitationId', 'desc')
    .execute();

export const linksOfClub = (db: Queryable, clubId: ClubId): Promise<InvitationRow[]> =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('Kind', '=', 'Link')
    .orderBy('CreatedAt', 'desc')
    .orderBy('InvitationId', 'desc')
    .execute();

export const invitationOfCode = (db: Queryable, code: string): Promise<InvitationRow | undefined> =>
  db.selectFrom('invitations').selectAll().where('Code', '=', code).executeTakeFirst();

export const takeInvitation = (db: Queryable, code: string): Promise<InvitationRow | undefined> =>
  db.selectFrom('invitations').selectAll().where('Code', '=', code).forUpdate().executeTakeFirst();

export const takeInvitations = (db: Queryable, clubId: ClubId, ids: readonly number[]): Promise<InvitationRow[]> =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('Kind', '=', 'Email')
    .where('InvitationId', 'in', ids)
    .orderBy('InvitationId')
    .forUpdate()
    .execute();

export const insertInvitation = (db: Queryable, row: Insertable<Invitations>): Promise<InvitationRow | undefined> =>
  db
    .insertInto('invitations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export async function markSent(
  db: Queryable,
  invitationId: number,
  sent: { readonly MailId: number; readonly SentAt: Date; readonly ExpiresAt: Date },
): Promise<void> {
  await db
    .updateTable('invitations')
    .set(({ eb }) => ({ ...sent, Sendings: eb('Sendings', '+', 1) }))
    .where('InvitationId', '=', invitationId)
    .execute();
}

export const markMailFailed = (db: Queryable, mailId: number): Promise<InvitationRow | undefined> =>
  db
    .updateTable('invitations')
    .set({ FailedMailId: mailId })
    .where('MailId', '=', mailId)
    .where('FailedMailId', 'is distinct from', mailId)
    .returningAll()
    .executeTakeFirst();

export type Known = Pick<InvitationRow, 'ClubId' | 'FirstMidName' | 'LastName' | 'Profile'>;

/** With `waits` the invited data remains until the e-mail address is verified, except the groups. */
export async function markAccepted(
  db: Queryable,
  invitationId: number,
  { userId, at, waits }: { readonly userId: UserId; readonly at: Date; readonly waits: boolean },
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({
      AcceptedBy: userId,
      AcceptedAt: at,
      WaitsForProof: waits,
      Profile: waits ? sql<string>`"Profile" - 'ClubTagIds'` : '{}',
    })
    .where('InvitationId', '=', invitationId)
    .execute();
}

export async function takeWaitingProfiles(trx: Queryable, userId: UserId): Promise<Known[]> {
  const known = await trx
    .selectFrom('invitations')
    .innerJoin('users', 'users.UserId', 'invitations.AcceptedBy')
    .select(['InvitationId', 'ClubId', 'invitations.FirstMidName', 'invitations.LastName', 'Profile'])
    .where('AcceptedBy', '=', userId)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['invitations.Email']), '=', fn<string>('lower', ['users.Email'])))
    .where('WaitsForProof', '=', true)
    .orderBy('InvitationId')
    .forUpdate('invitations')
    .execute();
  const ids = known.map(({ InvitationId }) => InvitationId);
  const reset = { Profile: '{}', WaitsForProof: false };
  if (ids.length > 0) await trx.updateTable('invitations').set(reset).where('InvitationId', 'in', ids).execute();
  return known;
}

export async function countJoined(db: Queryable, invitationId: number): Promise<void> {
  await db
    .updateTable('invitations')
    .set(({ eb }) => ({ Joined: eb('Joined', '+', 1) }))
    .where('InvitationId', '=', invitationId)
    .execute();
}

/** Resets the state of the mail. Fails with `invitations_waiting` if the new e-mail address is already invited. */
export const redirect = (
  db: Queryable,
  invitationId: number,
  to: Pick<InvitationRow, 'Email' | 'Code'>,
): Promise<InvitationRow> =>
  db
    .updateTable('invitations')
    .set({ ...to, ...neverMailed })
    .where('InvitationId', '=', invitationId)
    .returningAll()
    .executeTakeFirstOrThrow();

const neverMailed = {
  Sendings: 0,
  SentAt: null,
  MailId: null,
  FailedMailId: null,
  LastSuccessAt: null,
  LastError: null,
  LastTriedAt: null,
} as const;

export async function setActive(db: Queryable, invitationId: number, Active: boolean): Promise<void> {
  await db.updateTable('invitations').set({ Active }).where('InvitationId', '=', invitationId).execute();
}

export async function deleteInvitation(db: Queryable, invitationId: number): Promise<void> {
  await db.deleteFrom('invitations').where('InvitationId', '=', invitationId).execute();
}

/** Returns only the invitations that this call ended, so that each causes one event. */
export const expireInvitations = (db: Queryable, clubId: ClubId, now: Date): Promise<InvitationRow[]> =>
  db
    .updateTable('invitations')
    .set({ ExpiredAt: now, Profile: '{}' })
    .where('ClubId', '=', clubId)
    .where('Kind', '=', 'Email')
    .where('AcceptedAt', 'is', null)
    .where('ExpiredAt', 'is', null)
    .where('ExpiresAt', '<=', now)
    .returningAll()
    .execute();

export async function forgetInvitations(db: Queryable, before: Date): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('Kind', '=', 'Email')
    .where(({ eb, or }) => or([eb('AcceptedAt', '<', before), eb('ExpiredAt', '<', before)]))
    .execute();
}

/** Language and formats of the user who has verified this e-mail address, or undefined. `email` must be in lower case. */
export async function readerOf(db: Queryable, email: string): Promise<Pick<User, 'Language' | 'DateFormat'> | undefined> {
  return db
    .selectFrom('users')
    .select(['Language', 'DateFormat'])
    .where(({ fn }) => fn<string>('lower', ['Email']), '=', email)
    .where('EmailConfirmed', '=', true)
    .executeTakeFirst();
}

export const membersByEmail = (
  db: Queryable,
  clubId: ClubId,
  emails: readonly string[],
): Promise<{ UserId: number; Email: string; Nickname: string; FirstMidName: string; LastName: string }[]> =>
  emails.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('users')
        .select(['users.UserId', 'users.Email', 'users.Nickname', 'users.FirstMidName', 'users.LastName'])
        .where(({ fn }) => fn<string>('lower', ['users.Email']), 'in', emails)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('user_roles as role')
              .select('role.Role')
              .whereRef('role.UserId', '=', 'users.UserId')
              .where('role.ClubId', '=', clubId),
          ),
        )
        .execute();

export const waitingByEmail = (
  db: Queryable,
  clubId: ClubId,
  emails: readonly string[],
  now: Date,
): Promise<(InvitationRow & { readonly TimeZone: string })[]> =>
  emails.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('invitations as i')
        .innerJoin('clubs', 'clubs.ClubId', 'i.ClubId')
        .selectAll('i')
        .select('clubs.TimeZone')
        .where('i.ClubId', '=', clubId)
        .where('i.Kind', '=', 'Email')
        .where(({ fn }) => fn<string>('lower', ['i.Email']), 'in', emails)
        .where('i.AcceptedAt', 'is', null)
        .where('i.ExpiresAt', '>', now)
        .execute();

export async function addressesWrittenOften(
  db: Queryable,
  clubId: ClubId,
  emails: readonly string[],
  since: Date,
  times: number,
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const addresses = new Map(emails.map((email) => [addressHash(email), email]));
  const rows = await db
    .selectFrom('invitation_mails')
    .select('AddressHash')
    .where('ClubId', '=', clubId)
    .where('AddressHash', 'in', [...addresses.keys()])
    .where('At', '>', since)
    .groupBy('AddressHash')
    .having(({ fn }) => fn.countAll(), '>=', times)
    .execute();
  return new Set(rows.map(({ AddressHash }) => addresses.get(AddressHash) ?? ''));
}

export async function countMail(db: Queryable, ClubId: ClubId, email: string, At: Date): Promise<void> {
  await db
    .insertInto('invitation_mails')
    .values({ ClubId, AddressHash: addressHash(email), At })
    .execute();
}

export async function forgetMails(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('invitation_mails').where('At', '<', before).execute();
}

const addressHash = (email: string): string => hashOf(email.toLowerCase());

export const clubOfOldCode = (db: Queryable, code: string): Promise<{ ClubId: number; TimeZone: string } | undefined> =>
  db.selectFrom('clubs').select(['ClubId', 'TimeZone']).where('InviteCode', '=', code).executeTakeFirst();

/** Stores the time of the mail in the invitation, because the outbox deletes its mails earlier. */
export async function mailTried(
  trx: Queryable,
  { MailId, TriedAt, SentAt, LastError }: { MailId: number; TriedAt: Date | null; SentAt: Date | null; LastError: string | null },
): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({
      LastTriedAt: TriedAt,
      ...(SentAt === null ? {} : { LastSuccessAt: SentAt }),
      ...(LastError === null ? {} : { LastError }),
    })
    .where('MailId', '=', MailId)
    .execute();
}
