import { EMAIL_LINK_HOURS } from '@clubpulse/contract/accounts/security';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type EmailProposal, PROPOSED_AN_HOUR } from '@clubpulse/contract/members/adding/adding';
import { confirmUntil, waitsFor, withoutAccount } from '@clubpulse/rules/members/adding/email-proposals';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import type { Invitations } from '../invitations/public.ts';
import { emailProposedMail } from './adding.mail.ts';
import type { Adding } from './adding.service.ts';
import * as store from './adding.store.ts';

interface ProposalParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly publicUrl: string;
  readonly clubs: Pick<Clubs, 'facts'>;
  readonly users: Pick<Users, 'hold'>;
  readonly security: Pick<AccountSecurity, 'proposeEmail' | 'withdrawEmail'>;
  readonly invitations: Pick<Invitations, 'inviterOf'>;
  readonly adding: Pick<Adding, 'correctable'>;
  readonly now?: () => Date;
}
interface Ready extends Required<ProposalParts> {
  readonly attempts: ReturnType<typeof createCodeAttempts>;
}

export type EmailProposals = ReturnType<typeof createEmailProposals>;

export function createEmailProposals(parts: ProposalParts) {
  const ready = { now: () => new Date(), ...parts, attempts: createCodeAttempts(parts.db) };
  return bindActs(ready, { propose, ofMember, cancel, ofUser, decline, purge });
}

async function waiting({ now }: Ready, via: Queryable, userId: UserId): Promise<EmailProposal[]> {
  const rows = (await store.proposalsOf(via, userId)).filter((row) => waitsFor(row, row.Current, now()));
  return rows.map(({ ClubId, ClubName, Email, At }) => ({
    ClubId,
    ClubName,
    Email,
    At: At.toISOString(),
    Until: confirmUntil(At).toISOString(),
  }));
}

const ofClub = async (parts: Ready, via: Queryable, userId: UserId, clubId: ClubId): Promise<EmailProposal | undefined> =>
  (await waiting(parts, via, userId)).find(({ ClubId }) => ClubId === clubId);

async function propose(
  parts: Ready,
  clubId: ClubId,
  userId: UserId,
  { Email }: { readonly Email: string },
  caller: Caller,
): Promise<EmailProposal | Refusal> {
  const waits = await parts.attempts.count([[`email-proposed:${clubId}`, PROPOSED_AN_HOUR]]);
  if (waits !== undefined) return refuse('TooManyRequests');
  return parts.db.transaction().execute(async (trx) => {
    await parts.users.hold(trx, userId);
    const club = await parts.clubs.facts(clubId, trx);
    const found = await parts.adding.correctable(trx, clubId, userId, caller);
    if (isRefusal(found)) return found;
    if (!club) return refuse('NotFound');
    const { user } = found;
    const refused = await parts.security.proposeEmail(trx, userId, Email, user.Language);
    if (refused?.refused === 'AccountElsewhere') return refuse('ValidationFailed', { errors: [withoutAccount] });
    if (refused) return refused;
    const by = caller.UserId;
    await store.saveProposal(trx, { ClubId: clubId, UserId: userId, Email, Present: user.Email, By: by, At: parts.now() });
    const inviter = await parts.invitations.inviterOf(by, club, trx);
    await parts.mail.queue(
      emailProposedMail({ user, proposed: Email, inviter, club, hours: EMAIL_LINK_HOURS, publicUrl: parts.publicUrl }),
      trx,
    );
    await emit(trx, { ClubId: clubId, Type: 'EmailProposed', Payload: { Target: userId, By: by } });
    return (await ofClub(parts, trx, userId, clubId)) ?? refuse('NotFound');
  });
}

async function ofMember(
  parts: Ready,
  clubId: ClubId,
  userId: UserId,
  caller: Caller,
): Promise<{ Proposal: EmailProposal | null } | Refusal> {
  const found = await parts.adding.correctable(parts.db, clubId, userId, caller);
  return isRefusal(found) ? found : { Proposal: (await ofClub(parts, parts.db, userId, clubId)) ?? null };
}

const ofUser = (parts: Ready, userId: UserId): Promise<EmailProposal[]> => waiting(parts, parts.db, userId);

async function end(parts: Ready, trx: Queryable, userId: UserId, clubId: ClubId): Promise<undefined | Refusal> {
  const email = await store.deleteProposal(trx, userId, clubId);
  if (email === undefined) return refuse('NotFound');
  await parts.security.withdrawEmail(trx, userId, email);
  return undefined;
}

const cancel = (parts: Ready, clubId: ClubId, userId: UserId, caller: Caller): Promise<undefined | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    await parts.users.hold(trx, userId);
    const found = await parts.adding.correctable(trx, clubId, userId, caller);
    return isRefusal(found) ? found : end(parts, trx, userId, clubId);
  });

const decline = (parts: Ready, userId: UserId, clubId: ClubId): Promise<undefined | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    await parts.users.hold(trx, userId);
    return end(parts, trx, userId, clubId);
  });

const purge = ({ db, now }: Ready): Promise<void> =>
  store.deleteProposalsBefore(db, new Date(now().getTime() - EMAIL_LINK_HOURS * 3_600_000));
