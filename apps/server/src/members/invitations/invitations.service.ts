import type { BodyOf, QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { CheckedInvitee, Invitation, InvitationBatch, InvitationLink } from '@clubpulse/contract/members/invitations';
import type { BatchedInvitations, listInvitations, sendInvitations } from '@clubpulse/contract/members/invitations.calls';
import type { Page } from '@clubpulse/contract/scalars';
import { holdsRole } from '@clubpulse/rules/accounts/roles/roles';
import { mayInvite, refuseClosed, refuseResending } from '@clubpulse/rules/members/invitations/invitations';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import { type Acceptances, createAcceptance, nameOfUser } from './acceptance.service.ts';
import { presentInvitation, presentLink } from './invitations.present.ts';
import * as store from './invitations.store.ts';
import { CODE_LENGTH, createInviting, type Invited, OFTEN_MS } from './inviting.service.ts';
import { linkTo, type MailProof } from './mail-proof.service.ts';

const clubGone = { invitations_ClubId_fkey: refuse('NotFound') };

const invitedMeanwhile = (Email: string) => ({ invitations_waiting: refuseAddress('UserIsInvited', Email) });

const KEPT_MS = 30 * 86_400_000;
const BATCHED_AT_ONCE = 20;

export interface InvitationParts extends Acceptances {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue' | 'withdraw'>;
  readonly publicUrl: string;
  readonly mailedLinkOf: MailProof['linkOf'];
  readonly oldCodesUntil: string;
  readonly clubs: Pick<Clubs, 'facts' | 'admit'>;
  readonly now?: () => Date;
}

type ClubFacts = NonNullable<Awaited<ReturnType<Clubs['facts']>>>;
export type InvitationsService = ReturnType<typeof createInvitations>;

export function createInvitations(parts: InvitationParts) {
  const { db, mail, publicUrl, mailedLinkOf, clubs, profiles, now = () => new Date() } = parts;
  const linkOf = linkTo(publicUrl);
  const inviting = createInviting({ db, mail, mailedLinkOf, now });
  const { check, send, withdraw, expire, insert, writtenOften, countMail } = inviting;
  const present = (row: store.MailedRow): Invitation => presentInvitation(row, linkOf, now());
  const nameOf = (userId: number | null, via?: Queryable) => nameOfUser(profiles, userId, via);
  const manages = (caller: Caller, club: ClubFacts): boolean =>
    caller.isAdmin || holdsRole(caller.roles, 'Manager', club) || holdsRole(caller.roles, 'Owner', club);

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

  async function resendIn(
    trx: Queryable,
    row: store.InvitationRow,
    club: ClubFacts,
    caller: Caller,
    inviter: string,
  ): Promise<Refusal | undefined> {
    const refused = refuseResending(row, now());
    if (refused) return refused;
    if ((await writtenOften(trx, row.ClubId, [row.Email ?? ''])).size > 0) return refuse('InvitationSentOften');
    await send(trx, row, club, inviter);
    const Payload = { InvitationId: row.InvitationId, Email: row.Email ?? '', Role: row.Role, By: caller.UserId };
    await emit(trx, { ClubId: row.ClubId, Type: 'InvitationResent', Payload });
    return undefined;
  }

  async function deleteIn(trx: Queryable, row: store.InvitationRow, caller: Caller): Promise<undefined> {
    const { InvitationId, ClubId } = row;
    await withdraw(trx, row);
    await store.deleteInvitation(trx, InvitationId);
    const Payload = { InvitationId, Active: null, By: caller.UserId };
    await emit(trx, { ClubId, Type: 'InvitationChanged', Payload });
  }

  return {
    ...createAcceptance({ ...parts, now }),
    linkOf,
    check,
    expire,
    insert,
    mailTo: send,
    countMail,
    inviterOf: async (userId: number | null, club: ClubFacts, via?: Queryable) => (await nameOf(userId, via)) ?? club.Name,
    async inviteIn(trx: Queryable, club: ClubFacts, invited: Invited, by: number): Promise<Invitation | undefined> {
      const row = await insert(trx, club, invited, by);
      if (!row) return undefined;
      await send(trx, row, club, (await nameOf(by, trx)) ?? club.Name);
      const [sent] = await store.mailedInvitations(trx, [row.InvitationId]);
      return sent && present(sent);
    },
    clubOf: async (code: string): Promise<number | undefined> => (await store.invitationOfCode(db, code))?.ClubId,

    list(clubId: ClubId, query: QueryOf<typeof listInvitations>): Promise<Page<Invitation>> {
      const filter = { state: query.State, text: query.globalSearch, written: query.written, now: now() };
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
      return refusedBy(clubGone, () =>
        db.transaction().execute(async (trx) => {
          const row = await store.insertInvitation(trx, {
            ClubId: clubId,
            Code: newCode(CODE_LENGTH),
            Kind: 'Link',
            Role: 'Athlete',
            Title,
            Language: club.Language,
            CreatedAt: now(),
            CreatedBy: caller.UserId,
          });
          if (!row) return refuse('NotFound');
          const Payload = { InvitationId: row.InvitationId, Active: true, By: caller.UserId };
          await emit(trx, { ClubId: clubId, Type: 'InvitationChanged', Payload });
          return presentLink(row, linkOf, now());
        }),
      );
    },

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
      const gone = await refusedBy(clubGone, () =>
        db.transaction().execute(async (trx) => {
          await expire(trx, clubId);
          // The common lock order of addresses prevents deadlocks.
          const inOrder = [...People.entries()].sort(([, { Email: one }], [, { Email: other }]) => (one < other ? -1 : 1));
          for (const [at, { Email, FirstMidName, LastName }] of inOrder) {
            if (checked[at]?.State !== 'Ready') continue;
            const row = await insert(trx, club, { Email, FirstMidName, LastName, Role, Language, Message }, caller.UserId);
            if (row) {
              await send(trx, row, club, inviter);
              ids.push(row.InvitationId);
            }
          }
        }),
      );
      if (isRefusal(gone)) return gone;
      const sent = (await store.mailedInvitations(db, ids)).map(present);
      const done = new Set(sent.map(({ Email }) => Email));
      // Addresses that another user invited meanwhile are checked again.
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
        const refused = await resendIn(trx, row, club, caller, (await nameOf(caller.UserId, trx)) ?? club.Name);
        if (refused) return refused;
        const [sent] = await store.mailedInvitations(trx, [row.InvitationId]);
        return sent ? present(sent) : refuse('NotFound');
      }),

    /** The wrong address may belong to another user, so its code stops working. */
    correctAddress: (code: string, Email: string, caller: Caller): Promise<Invitation | Refusal> =>
      refusedBy(invitedMeanwhile(Email), () =>
        change(code, caller, async (trx, row, club) => {
          if (row.Kind !== 'Email') return refuse('NotFound');
          const closed = refuseClosed(row, now());
          if (closed) return closed;
          await expire(trx, row.ClubId);
          const [known] = await check(row.ClubId, [Email], trx);
          if (known && known.State !== 'Ready') return refuseAddress(refusedAs(known), Email);
          await withdraw(trx, row);
          const corrected = await store.redirect(trx, row.InvitationId, { Email, Code: newCode(CODE_LENGTH) });
          await send(trx, corrected, club, (await nameOf(caller.UserId, trx)) ?? club.Name);
          const Payload = { InvitationId: row.InvitationId, Email, Role: row.Role, By: caller.UserId };
          await emit(trx, { ClubId: row.ClubId, Type: 'InvitationResent', Payload });
          const [sent] = await store.mailedInvitations(trx, [row.InvitationId]);
          return sent ? present(sent) : refuse('NotFound');
        }),
      ),

    setActive: (code: string, Active: boolean, caller: Caller): Promise<Refusal | undefined> =>
      change(code, caller, async (trx, { InvitationId, ClubId: clubId }) => {
        await store.setActive(trx, InvitationId, Active);
        await emit(trx, { ClubId: clubId, Type: 'InvitationChanged', Payload: { InvitationId, Active, By: caller.UserId } });
        return undefined;
      }),

    delete: (code: string, caller: Caller): Promise<Refusal | undefined> =>
      change(code, caller, async (trx, row) => {
        await deleteIn(trx, row, caller);
        return undefined;
      }),

    /** Small transactions, so that one refusal does not affect the others. */
    async batch(clubId: ClubId, { InvitationIds, Act }: InvitationBatch, caller: Caller): Promise<BatchedInvitations | Refusal> {
      const club = await clubs.facts(clubId);
      if (!club) return refuse('NotFound');
      const inviter = (await nameOf(caller.UserId)) ?? club.Name;
      const may = manages(caller, club);
      const wanted = [...new Set(InvitationIds)].sort((one, other) => one - other);
      const batched: BatchedInvitations = { Done: [], Refused: [] };
      for (let at = 0; at < wanted.length; at += BATCHED_AT_ONCE) {
        const ids = wanted.slice(at, at + BATCHED_AT_ONCE);
        const done = await db.transaction().execute(async (trx) => {
          const rows = new Map((await store.takeInvitations(trx, clubId, ids)).map((row) => [row.InvitationId, row]));
          const outcomes: (readonly [number, Refusal | undefined])[] = [];
          for (const id of ids) {
            const row = rows.get(id);
            if (!row) outcomes.push([id, refuse('NotFound')]);
            else if (!mayInvite(may, row.Role)) outcomes.push([id, refuse('InsufficientRights')]);
            else if (Act === 'Send') outcomes.push([id, await resendIn(trx, row, club, caller, inviter)]);
            else outcomes.push([id, await deleteIn(trx, row, caller)]);
          }
          return outcomes;
        });
        for (const [InvitationId, refused] of done) {
          if (refused === undefined) batched.Done.push(InvitationId);
          else batched.Refused.push({ InvitationId, ErrorType: refused.refused });
        }
      }
      return batched;
    },

    async purge(): Promise<void> {
      await store.forgetInvitations(db, new Date(now().getTime() - KEPT_MS));
      await store.forgetMails(db, new Date(now().getTime() - OFTEN_MS));
    },
  };
}

const refuseAddress = (why: AddressRefusal, email: string): Refusal =>
  refuse(why, { values: { email }, errors: [{ field: 'Email', key: `error.${why}`, values: { email } }] });

type AddressRefusal = 'UserIsInvited' | 'UserIsMember' | 'InvitationSentOften';

function refusedAs({ State }: CheckedInvitee): AddressRefusal {
  if (State === 'Often') return 'InvitationSentOften';
  return State === 'Invited' ? 'UserIsInvited' : 'UserIsMember';
}
