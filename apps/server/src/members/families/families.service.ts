import type { BasicUser, CallerId, User, UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Family, FamilyInvitationId, OwnFamily } from '@clubpulse/contract/members/families/families';
import { refuseAgreeing, refuseAsking } from '@clubpulse/rules/members/families/families';
import { hasRoleIn, holdRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import { offerMail } from './families.mail.ts';
import * as store from './families.store.ts';

/** Offers per hour. Limited because each offer may send an unwanted mail. */
const ASKS_IN_HOUR = 20;
/** An offer is deleted after this time, so that e-mail addresses of users who are no members are not stored forever. */
const OFFER_MS = 60 * 86_400_000;

export interface FamilyParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly publicUrl: string;
  readonly club: (clubId: ClubId, via?: Queryable) => Promise<{ readonly Name: string } | undefined>;
  readonly profiles: (userIds: readonly number[], via?: Queryable) => Promise<readonly User[]>;
  readonly now?: () => Date;
}

interface Asking {
  readonly clubId: ClubId;
  readonly payerId: UserId;
  readonly email: string;
  readonly by: CallerId;
}

export type Families = ReturnType<typeof createFamilies>;

interface Ready extends Required<FamilyParts> {
  readonly attempts: ReturnType<typeof createCodeAttempts>;
}

/** The member must agree to their payer (decision 0042). */
export function createFamilies(parts: FamilyParts) {
  return bindActs(
    { now: () => new Date(), ...parts, attempts: createCodeAttempts(parts.db) },
    {
      ofUser,
      ofClubUser,
      purge,
      paidBy,
      mayBook,
      setMayBook,
      ask: askAddress,
      askMember,
      accept,
      drop,
      dropInClub,
      end: endOwn,
      endInClub,
    },
  );
}

async function ask(
  { db, club, profiles, now, mail, publicUrl }: Ready,
  { clubId, payerId, email, by }: Asking,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const known = await club(clubId, trx);
    if (!known || !(await holdRoleIn(trx, payerId, clubId))) return refuse('NotFound');
    await store.lockFamilies(trx, clubId);
    const [payer] = await profiles([payerId], trx);
    if (!payer) return refuse('NotFound');
    const memberId = await store.memberOfAddress(trx, clubId, email);
    if (payer.Email.toLowerCase() === email) return refuse('FamilyOneself');
    const paid = memberId === undefined ? [] : await store.membersOf(trx, payerId, clubId);
    if (paid.some(({ UserId }) => UserId === memberId)) return refuse('AlreadyInFamily');
    const refused = refuseAsking(await store.payerFacts(trx, clubId, payerId));
    if (refused) return refused;
    if (!(await store.insertInvitation(trx, { ClubId: clubId, PayerId: payerId, Email: email, AskedAt: now() })))
      return undefined;
    const [member] = memberId === undefined ? [] : await profiles([memberId], trx);
    if (member) await mail.queue(offerMail(member, payer, known, publicUrl), trx);
    await emit(trx, { ClubId: clubId, Type: 'FamilyAsked', Payload: { Payer: payerId, By: by } });
    return undefined;
  });
}

async function end(
  { db }: Ready,
  clubId: ClubId,
  memberId: UserId,
  by: CallerId,
  payerId?: UserId,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const paid = await store.deleteMember(trx, clubId, memberId, payerId);
    if (paid === undefined) return refuse('NotFound');
    await emit(trx, { ClubId: clubId, Type: 'FamilyEnded', Payload: { Target: memberId, Payer: paid, By: by } });
    return undefined;
  });
}

async function ofUser({ db }: Ready, userId: UserId): Promise<OwnFamily[]> {
  const [clubs, payers, members, waiting, offers] = await Promise.all([
    store.clubsOf(db, userId),
    store.payersOf(db, userId),
    store.membersOf(db, userId),
    store.offersBy(db, userId),
    store.offersTo(db, userId),
  ]);
  return clubs.map(({ ClubId, Name }) => {
    const here = (row: { readonly ClubId: number }) => row.ClubId === ClubId;
    return {
      ClubId,
      ClubName: Name,
      ...presentFamily(payers.filter(here), members.filter(here), waiting.filter(here)),
      Offers: offers.filter(here).map(({ FamilyInvitationId, AskedAt, ...payer }) => ({
        FamilyInvitationId,
        Payer: basicOf(payer),
        AskedAt: AskedAt.toISOString(),
      })),
    };
  });
}

async function ofClubUser({ db }: Ready, clubId: ClubId, userId: UserId): Promise<Family | Refusal> {
  if (!(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
  const [payers, members, waiting] = await Promise.all([
    store.payersOf(db, userId, clubId),
    store.membersOf(db, userId, clubId),
    store.offersInClub(db, userId, clubId),
  ]);
  return presentFamily(payers, members, waiting);
}

const purge = ({ db, now }: Ready): Promise<void> => store.deleteInvitationsBefore(db, new Date(now().getTime() - OFFER_MS));

const paidBy = ({ db }: Ready, payerId: UserId, clubId?: ClubId) => store.membersOf(db, payerId, clubId);

const mayBook = ({ db }: Ready, clubId: ClubId, payerId: UserId, memberId: UserId): Promise<boolean> =>
  store.mayBook(db, clubId, payerId, memberId);

const setMayBook = async ({ db }: Ready, userId: UserId, clubId: ClubId, allowed: boolean): Promise<Refusal | undefined> =>
  (await store.setMayBook(db, clubId, userId, allowed)) ? undefined : refuse('NotFound');

/** The response does not reveal whether a member has this e-mail address. */
async function askAddress(
  parts: Ready,
  payerId: UserId,
  clubId: ClubId,
  email: string,
  by: CallerId,
): Promise<Refusal | undefined> {
  const waits = await parts.attempts.count([[`family:${payerId}`, ASKS_IN_HOUR]]);
  return waits === undefined ? ask(parts, { clubId, payerId, email, by }) : refuse('TooManyRequests');
}

async function askMember(
  parts: Ready,
  clubId: ClubId,
  payerId: UserId,
  memberId: UserId,
  by: CallerId,
): Promise<Refusal | undefined> {
  const [member] = (await hasRoleIn(parts.db, memberId, clubId)) ? await parts.profiles([memberId]) : [];
  if (!member) return refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'invalid-id' }] });
  return ask(parts, { clubId, payerId, email: member.Email.toLowerCase(), by });
}

async function accept({ db, now }: Ready, userId: UserId, id: FamilyInvitationId): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const clubId = await store.clubOfInvitation(trx, id);
    if (clubId === undefined || !(await holdRoleIn(trx, userId, clubId))) return refuse('NotFound');
    // This lock prevents a deadlock, because accepting deletes the other offers of the member.
    await store.lockFamilies(trx, clubId);
    const offer = await store.takeOffer(trx, userId, id);
    if (!offer) return refuse('NotFound');
    const { ClubId, PayerId } = offer;
    const payer = await store.payerFacts(trx, ClubId, PayerId, id);
    const refused = refuseAgreeing(payer, await store.memberFacts(trx, ClubId, userId));
    if (refused) return refused;
    await store.deleteOffers(trx, ClubId, userId);
    await store.insertMember(trx, { ClubId, UserId: userId, PayerId, Since: now() });
    await emit(trx, { ClubId, Type: 'FamilyAgreed', Payload: { Target: userId, Payer: PayerId } });
    return undefined;
  });
}

const drop = async ({ db }: Ready, userId: UserId, id: FamilyInvitationId): Promise<Refusal | undefined> =>
  (await store.takeBack(db, userId, id)) || (await store.decline(db, userId, id)) ? undefined : refuse('NotFound');

const dropInClub = async (
  { db }: Ready,
  clubId: ClubId,
  payerId: UserId,
  id: FamilyInvitationId,
): Promise<Refusal | undefined> => ((await store.takeBack(db, payerId, id, clubId)) ? undefined : refuse('NotFound'));

const endOwn = (parts: Ready, userId: UserId, clubId: ClubId, memberId: UserId, by: CallerId): Promise<Refusal | undefined> =>
  memberId === userId ? end(parts, clubId, memberId, by) : end(parts, clubId, memberId, by, userId);

const endInClub = (parts: Ready, clubId: ClubId, payerId: UserId, memberId: UserId, by: CallerId): Promise<Refusal | undefined> =>
  end(parts, clubId, memberId, by, payerId);

type PersonRow = BasicUser & { readonly Since: Date; readonly MayBook: boolean };

const basicOf = ({ UserId, Nickname, FirstMidName, LastName, PictureUri }: BasicUser): BasicUser => ({
  UserId,
  Nickname,
  FirstMidName,
  LastName,
  PictureUri,
});

function presentFamily(
  payers: readonly PersonRow[],
  members: readonly PersonRow[],
  waiting: Awaited<ReturnType<typeof store.offersBy>>,
): Family {
  const person = (row: PersonRow) => ({ ...basicOf(row), Since: row.Since.toISOString(), MayBook: row.MayBook });
  return {
    Payer: payers.map(person)[0] ?? null,
    Members: members.map(person),
    Waiting: waiting.map(({ FamilyInvitationId, Email, AskedAt }) => ({
      FamilyInvitationId,
      Email,
      AskedAt: AskedAt.toISOString(),
    })),
  };
}
