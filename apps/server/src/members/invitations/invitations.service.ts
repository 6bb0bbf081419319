import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Invitation, InvitationLink } from '@clubpulse/contract/members/invitations';
import type { listInvitations } from '@clubpulse/contract/members/invitations.calls';
import type { Page } from '@clubpulse/contract/scalars';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import { type Acceptances, createAcceptance } from './acceptance.service.ts';
import { batch, correctAddress, deleteInvitation, resend, setActive } from './changes.service.ts';
import { presentInvitation, presentLink } from './invitations.present.ts';
import * as store from './invitations.store.ts';
import {
  CODE_LENGTH,
  check,
  clubMissing,
  countMail,
  expire,
  insert,
  inviterOf,
  mailTo,
  OFTEN_MS,
  type Ready,
} from './inviting.service.ts';
import { linkTo, type MailProof } from './mail-proof.service.ts';
import { inviteIn, send } from './sending.service.ts';

const STORED_MS = 30 * 86_400_000;

interface InvitationParts extends Acceptances {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue' | 'withdraw'>;
  readonly publicUrl: string;
  readonly mailedLinkOf: MailProof['linkOf'];
  readonly oldCodesUntil: string;
  readonly clubs: Pick<Clubs, 'facts' | 'admit'>;
  readonly now?: () => Date;
}

export type InvitationsService = ReturnType<typeof createInvitations>;

export function createInvitations({ publicUrl, now = () => new Date(), ...parts }: InvitationParts) {
  const linkOf = linkTo(publicUrl);
  return {
    ...createAcceptance({ ...parts, now }),
    linkOf,
    ...bindActs(
      { ...parts, linkOf, now },
      {
        check,
        expire,
        insert,
        mailTo,
        countMail,
        inviterOf,
        inviteIn,
        clubOf,
        list,
        links,
        createLink,
        send,
        resend,
        correctAddress,
        setActive,
        delete: deleteInvitation,
        batch,
        purge,
      },
    ),
  };
}

const clubOf = async ({ db }: Ready, code: string): Promise<number | undefined> =>
  (await store.invitationOfCode(db, code))?.ClubId;

function list({ db, linkOf, now }: Ready, clubId: ClubId, query: QueryOf<typeof listInvitations>): Promise<Page<Invitation>> {
  const { State: state, globalSearch: text, written, staff } = query;
  const filter = { state, text, written, staff, now: now() };
  return pageOf(query, {
    data: presented(store.invitationsOfClub(db, clubId, filter, query.start, query.length), (row) =>
      presentInvitation(row, linkOf, now()),
    ),
    recordsTotal: store.countInvitations(db, clubId, { now: now() }),
    recordsFiltered: store.countInvitations(db, clubId, filter),
  });
}

const links = async ({ db, linkOf, now }: Ready, clubId: ClubId): Promise<InvitationLink[]> =>
  (await store.linksOfClub(db, clubId)).map((row) => presentLink(row, linkOf, now()));

async function createLink(
  { db, clubs, linkOf, now }: Ready,
  clubId: ClubId,
  Title: string,
  caller: Caller,
): Promise<InvitationLink | Refusal> {
  const club = await clubs.facts(clubId);
  if (!club) return refuse('NotFound');
  return refusedBy(clubMissing, () =>
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
}

async function purge({ db, now }: Ready): Promise<void> {
  await store.forgetInvitations(db, new Date(now().getTime() - STORED_MS));
  await store.forgetMails(db, new Date(now().getTime() - OFTEN_MS));
}
