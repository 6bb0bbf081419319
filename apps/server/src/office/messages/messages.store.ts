import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { MessageId } from '@clubpulse/contract/office/messages';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { MessageRecipients, Messages } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';
import type { Leaver } from '../../platform/feature/leaving.ts';
import { MAIL_ATTEMPTS } from '../../platform/mail/mail.ts';

export type NewRecipient = Pick<
  Insertable<MessageRecipients>,
  'UserId' | 'App' | 'Email' | 'Sms' | 'SmsParts' | 'NotBefore' | 'Facts'
>;

const AT_ONCE = 1000;

export async function insertMessage(
  trx: Queryable,
  message: Insertable<Messages>,
  recipients: readonly NewRecipient[],
): Promise<number> {
  const { MessageId } = await trx.insertInto('messages').values(message).returning('MessageId').executeTakeFirstOrThrow();
  for (let first = 0; first < recipients.length; first += AT_ONCE)
    await trx
      .insertInto('message_recipients')
      .values(recipients.slice(first, first + AT_ONCE).map((one) => ({ ...one, MessageId })))
      .execute();
  return MessageId;
}

export async function addRecipients(trx: Queryable, MessageId: MessageId, recipients: readonly NewRecipient[]): Promise<number> {
  if (recipients.length === 0) return 0;
  const added = await trx
    .insertInto('message_recipients')
    .values(recipients.map((one) => ({ ...one, MessageId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('UserId')
    .execute();
  await trx
    .updateTable('messages')
    .set(({ eb }) => ({ App: true, Chosen: eb('Chosen', '+', added.length) }))
    .where('MessageId', '=', MessageId)
    .execute();
  return added.length;
}

export async function holdSending(trx: Queryable, clubId: ClubId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('messages'), hashint8(${clubId}))`.execute(trx);
}

export async function countSince(trx: Queryable, clubId: ClubId, authorId: UserId, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .where('AuthorId', '=', authorId)
    .where('SentAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export const messageOf = (db: Queryable, messageId: MessageId) =>
  db
    .selectFrom('messages as message')
    .innerJoin('clubs', 'clubs.ClubId', 'message.ClubId')
    .selectAll('message')
    .select(['clubs.Name as ClubName', 'clubs.TimeZone'])
    .where('MessageId', '=', messageId)
    .executeTakeFirst();

export const takeWaiting = (trx: Queryable, messageId: MessageId, now: Date, count: number) =>
  trx
    .selectFrom('message_recipients')
    .select(['UserId', 'App', 'Facts'])
    .select(({ and, eb }) =>
      and([eb('Email', '=', 'Waiting'), isDue(now)])
        .$castTo<boolean | null>()
        .as('isMailed'),
    )
    .where('MessageId', '=', messageId)
    .where(({ and, eb, or }) => or([eb('App', '=', 'Waiting'), and([eb('Email', '=', 'Waiting'), isDue(now)])]))
    .orderBy('UserId')
    .limit(count)
    .forUpdate()
    .execute();

export type RecipientState = Partial<Pick<Selectable<MessageRecipients>, 'App' | 'Email' | 'Sms' | 'MailId' | 'NotBefore'>>;

export async function setRecipientState(
  db: Queryable,
  messageId: MessageId,
  userId: number,
  standing: RecipientState,
): Promise<void> {
  await db
    .updateTable('message_recipients')
    .set(standing)
    .where('MessageId', '=', messageId)
    .where('UserId', '=', userId)
    .execute();
}

const isDue = (now: Date) => sql<boolean>`("NotBefore" is null or "NotBefore" <= ${now})`;

export async function dueSms(db: Queryable, messageId: MessageId, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('message_recipients')
    .select('UserId')
    .where('MessageId', '=', messageId)
    .where('Sms', '=', 'Waiting')
    .where(isDue(now))
    .orderBy('UserId')
    .execute();
  return rows.map(({ UserId }) => UserId);
}

export async function takeSms(db: Queryable, messageId: MessageId, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message_recipients')
    .set({ Sms: 'Taken' })
    .where('MessageId', '=', messageId)
    .where('UserId', '=', userId)
    .where('Sms', '=', 'Waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function factsOfRecipient(db: Queryable, messageId: MessageId, userId: number): Promise<unknown> {
  const row = await db
    .selectFrom('message_recipients')
    .select('Facts')
    .where('MessageId', '=', messageId)
    .where('UserId', '=', userId)
    .executeTakeFirst();
  return row?.Facts ?? null;
}

/** An earlier run marked the SMS as taken. Its result is unknown, so it is not sent again. */
export async function giveUpTaken(db: Queryable, messageId: MessageId, userId: number): Promise<void> {
  await db
    .updateTable('message_recipients')
    .set({ Sms: 'Failed' })
    .where('MessageId', '=', messageId)
    .where('UserId', '=', userId)
    .where('Sms', '=', 'Taken')
    .execute();
}

export async function nextGoing(db: Queryable, messageId: MessageId, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('message_recipients')
    .select(({ fn }) => fn.min('NotBefore').as('at'))
    .where('MessageId', '=', messageId)
    .where('NotBefore', '>', now)
    .where(({ eb, or }) => or([eb('Email', '=', 'Waiting'), eb('Sms', '=', 'Waiting')]))
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** The SMS of this month, sent or planned. Includes those to members who have left (trigger `sms_parts_stay`). */
export async function smsOfMonth(db: Queryable, clubIds: readonly number[], now: Date): Promise<Map<number, number>> {
  const toMembers = sql<number>`(select coalesce(sum("SmsParts"), 0)::int from message_recipients
    where message_recipients."MessageId" = message."MessageId" and "Sms" <> 'Failed')`;
  const rows = await db
    .selectFrom('messages as message')
    .innerJoin('clubs', 'clubs.ClubId', 'message.ClubId')
    .select(['message.ClubId', sql<number>`sum(${toMembers} + message."SmsPartsGone")::int`.as('parts')])
    .where('message.ClubId', '=', sql<number>`any(${[...clubIds]}::bigint[])`)
    .where(
      sql<boolean>`message."SentAt" >= date_trunc('month', ${now}::timestamptz at time zone clubs."TimeZone") at time zone clubs."TimeZone"`,
    )
    .groupBy('message.ClubId')
    .execute();
  return new Map(rows.map(({ ClubId, parts }) => [ClubId, parts]));
}

const emailState = sql<string | null>`case
  when recipient."Email" is distinct from 'Sent' then recipient."Email"
  when mail."MailId" is null or mail."SentAt" is not null then 'Sent'
  when mail."Attempts" >= ${sql.lit(MAIL_ATTEMPTS)} or mail."RefusedAt" is not null then 'Failed' else 'Waiting' end`;
const smsState = sql<string | null>`case when recipient."Sms" = 'Taken' then 'Waiting' else recipient."Sms" end`;

const recipients = (db: Queryable) =>
  db.selectFrom('message_recipients as recipient').leftJoin('mails as mail', 'mail.MailId', 'recipient.MailId');

export const messagesOfClub = (
  db: Queryable,
  clubId: ClubId,
  page: { readonly start: number; readonly length: number } | MessageId,
) =>
  db
    .selectFrom('messages as message')
    .leftJoin('users as author', 'author.UserId', 'message.AuthorId')
    .leftJoinLateral(
      recipients(db)
        .select(({ fn }) => fn.countAll<number>().as('Recipients'))
        .select([
          sql<number>`count(recipient."ReadAt")`.as('Read'),
          sql<number>`count(recipient."App")`.as('AppTo'),
          sql<number>`count(*) filter (where recipient."App" = 'Sent')`.as('AppSent'),
          sql<number>`count(recipient."Email")`.as('EmailTo'),
          sql<number>`count(*) filter (where ${emailState} = 'Sent')`.as('EmailSent'),
          sql<number>`count(*) filter (where ${emailState} = 'Failed')`.as('EmailFailed'),
          sql<number>`count(recipient."Sms")`.as('SmsTo'),
          sql<number>`count(*) filter (where recipient."Sms" = 'Sent')`.as('SmsSent'),
          sql<number>`count(*) filter (where recipient."Sms" = 'Failed')`.as('SmsFailed'),
        ])
        .where('recipient.MessageId', '=', sql<number>`message."MessageId"`)
        .as('counts'),
      (join) => join.onTrue(),
    )
    .selectAll('message')
    .selectAll('counts')
    .select(['author.Nickname', 'author.FirstMidName', 'author.LastName', 'author.PictureUri as AuthorPictureUri'])
    .where('message.ClubId', '=', clubId)
    .$if(typeof page === 'number', (found) => found.where('message.MessageId', '=', page as MessageId))
    .$if(typeof page !== 'number', (found) => found.where('message.IsAutomatic', '=', false))
    .orderBy('message.SentAt', 'desc')
    .orderBy('message.MessageId', 'desc')
    .limit(typeof page === 'number' ? 1 : page.length)
    .offset(typeof page === 'number' ? 0 : page.start)
    .execute();

export async function countMessages(db: Queryable, clubId: ClubId): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .where('IsAutomatic', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

export function recipientsOf(db: Queryable, clubId: ClubId, messageId: MessageId, failed: boolean) {
  const found = recipients(db)
    .innerJoin('messages as message', 'message.MessageId', 'recipient.MessageId')
    .innerJoin('users', 'users.UserId', 'recipient.UserId')
    .where('message.ClubId', '=', clubId)
    .where('recipient.MessageId', '=', messageId)
    .$if(failed, (some) => some.where(sql<boolean>`(${emailState} = 'Failed' or recipient."Sms" = 'Failed')`));
  return {
    count: async (): Promise<number> =>
      (await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count,
    rows: (start: number, length: number) =>
      found
        .select(['users.UserId', 'users.Nickname', 'users.FirstMidName', 'users.LastName', 'users.PictureUri'])
        .select(['recipient.App', emailState.as('Email'), smsState.as('Sms'), 'recipient.ReadAt'])
        .orderBy(({ fn }) => fn('lower', ['users.Nickname']))
        .orderBy('users.UserId')
        .limit(length)
        .offset(start)
        .execute(),
  };
}

const received = (db: Queryable, userId: UserId) =>
  db
    .selectFrom('message_recipients as recipient')
    .innerJoin('messages as message', 'message.MessageId', 'recipient.MessageId')
    .innerJoin('clubs', 'clubs.ClubId', 'message.ClubId')
    .leftJoin('users as author', 'author.UserId', 'message.AuthorId')
    .selectAll('message')
    .select(['recipient.ReadAt', 'recipient.Facts', 'clubs.Name as ClubName'])
    .select(['author.Nickname', 'author.FirstMidName', 'author.LastName', 'author.PictureUri as AuthorPictureUri'])
    .where('recipient.UserId', '=', userId);

export const messageTo = (db: Queryable, userId: UserId, messageId: MessageId) =>
  received(db, userId).where('message.MessageId', '=', messageId).executeTakeFirst();

export const messagesTo = (db: Queryable, userId: UserId, start: number, length: number) =>
  received(db, userId).orderBy('message.MessageId', 'desc').limit(length).offset(start).execute();

export async function countMessagesTo(db: Queryable, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('message_recipients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('UserId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function shownByMessages(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const rows = await db.selectFrom('messages').select('PictureUri').distinct().where('PictureUri', 'in', uris).execute();
  return rows.flatMap(({ PictureUri }) => PictureUri ?? []);
}

export async function markRead(db: Queryable, messageId: MessageId, userId: UserId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message_recipients')
    .set({ ReadAt: sql<Date>`coalesce("ReadAt", ${now}::timestamptz)` })
    .where('MessageId', '=', messageId)
    .where('UserId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function deleteRecipients(trx: Queryable, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with gone as (delete from message_recipients where ${which} returning "MessageId", "Sms", "SmsParts")
    update messages set "SmsPartsGone" = "SmsPartsGone" + sent.parts
    from (select "MessageId", sum("SmsParts") as parts from gone where "Sms" in ('Sent', 'Taken') group by "MessageId") sent
    where messages."MessageId" = sent."MessageId"`.execute(trx);
}

/** Deletes recipients who left the club or deleted their account. The numbers of sent messages and SMS parts remain. */
async function deleteLeavers(trx: Queryable, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    update messages set "Gone" = "Gone" + sent.people, "AppGone" = "AppGone" + sent.app,
      "EmailGone" = "EmailGone" + sent.email, "SmsGone" = "SmsGone" + sent.sms
    from (
      select "MessageId", count(*) filter (where 'Sent' in ("App", email, "Sms")) as people, count(*) filter (where "App" = 'Sent') as app,
        count(*) filter (where email = 'Sent') as email, count(*) filter (where "Sms" = 'Sent') as sms
      from (${recipients(trx)
        .select(['recipient.MessageId', 'recipient.App', 'recipient.Sms', emailState.as('email')])
        .where(sql<boolean>`${which}`)}) leaver
      group by "MessageId"
    ) sent
    where messages."MessageId" = sent."MessageId"`.execute(trx);
  await deleteRecipients(trx, which);
}

export const takeAway = (trx: Queryable, messageId: MessageId, userIds: readonly number[]): Promise<void> =>
  deleteRecipients(trx, sql`"MessageId" = ${messageId} and "UserId" = any(${listOf(userIds)}::bigint[])`);

export const leaveMessages = (trx: Queryable, { ClubId, UserId }: Leaver): Promise<void> =>
  deleteLeavers(trx, sql`"UserId" = ${UserId} and "MessageId" in (select "MessageId" from messages where "ClubId" = ${ClubId})`);

export const forgetRecipient = (trx: Queryable, userId: UserId): Promise<void> => deleteLeavers(trx, sql`"UserId" = ${userId}`);
