import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { HANDED_AN_HOUR, HANDOVER_MINUTES, type HandedAct, type Handover } from '@clubpulse/contract/members/handovers/handovers';
import { holdsRole, ownsBrand } from '@clubpulse/rules/accounts/roles/roles';
import {
  handedByAdministrator,
  handedByClub,
  handedToInvited,
  handedToUser,
  invitedByHanded,
} from '@clubpulse/rules/accounts/security/handed';
import { howToHandInvitation, howToHandOver } from '@clubpulse/rules/members/handovers/handovers';
import { invitationState, refuseClosed } from '@clubpulse/rules/members/invitations/invitations';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { EmbeddedProvider } from '../../platform/identity/embedded-provider.ts';
import type { HasEnded } from '../../platform/identity/handed/handed.ts';
import type { Acting } from '../../platform/identity/security/security.ts';
import { createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import { clubPeopleOf } from '../people/public.ts';
import { addressToHandTo, invitationHanded, invitationToHand, personToHandTo } from './handovers.facts.ts';

interface HandoverParts {
  readonly db: Database;
  readonly publicUrl: string;
  readonly sendsMail: boolean;
  readonly provider: Pick<EmbeddedProvider, 'handed' | 'security'> | undefined;
  readonly now?: () => Date;
}
type Ready = Required<HandoverParts> & { readonly attempts: ReturnType<typeof createCodeAttempts> };
type Provider = NonNullable<HandoverParts['provider']>;
interface HandedOver {
  readonly ClubId: ClubId;
  readonly subject: string;
  readonly Target: UserId | null;
  readonly InvitationId: number | null;
  readonly email: string;
  readonly Does: HandedAct;
  readonly accountId: string | null;
  readonly landing: string;
  readonly voucher: string;
  readonly HeldElsewhere: boolean;
}

export type Handovers = ReturnType<typeof createHandovers>;

export function createHandovers(parts: HandoverParts) {
  const ready: Ready = { now: () => new Date(), ...parts, attempts: createCodeAttempts(parts.db) };
  parts.provider?.handed.endsWhen((link) => hasEnded(ready, link));
  return bindActs(ready, { clubOf, ofInvitation, ofMember });
}

async function hasEnded({ db, now }: Ready, { Subject, Email }: Parameters<HasEnded>[0]): Promise<boolean> {
  const id = invitedByHanded(Subject);
  if (id === undefined) return false;
  const row = await invitationHanded(db, id);
  return row?.Email?.toLowerCase() !== Email.toLowerCase() || invitationState(row, now()) !== 'Waiting';
}

/** A link gives access to an account, so it needs a recent sign-in. */
async function able(
  { provider, sendsMail, attempts }: Ready,
  clubId: ClubId,
  who: Acting | undefined,
): Promise<Provider | Refusal> {
  if (!provider || !who) return refuse('AccountElsewhere');
  if (sendsMail) return refuse('HandoverByMail');
  if (!(await provider.security.isProved(who))) return provider.security.proofNeeded;
  const waits = await attempts.count([[`handed:${clubId}`, HANDED_AN_HOUR]]);
  return waits === undefined ? provider : refuse('TooManyRequests');
}

/**
 * Repeats until the account that was read is also locked, because another club's link for the e-mail address may be used at the
 * same time.
 */
async function readHeld<Read extends { readonly AccountId: string | null } | undefined>(
  trx: Queryable,
  { handed }: Provider,
  read: () => Promise<Read>,
): Promise<Read> {
  for (let held: string | null = null; ; ) {
    const found = await read();
    const accountId = found?.AccountId ?? null;
    if (accountId === held || accountId === null) return found;
    await handed.hold(trx, accountId);
    held = accountId;
  }
}

async function hand(
  { now }: Ready,
  trx: Queryable,
  { handed }: Provider,
  { ClubId, subject, voucher, email, Does, accountId, landing, Target, InvitationId, HeldElsewhere }: HandedOver,
  By: UserId,
): Promise<Handover | Refusal> {
  const { link, expiresAt } = await handed.make(trx, {
    subject,
    voucher,
    email,
    does: Does,
    accountId,
    landing,
    minutes: HANDOVER_MINUTES,
    by: By,
    now: now(),
  });
  await emit(trx, { ClubId, Type: 'AccessHandedOver', Payload: { Target, InvitationId, Does, By } });
  return { Does, Link: link, ExpiresAt: expiresAt.toISOString(), HeldElsewhere };
}

const clubOf = async ({ db }: Ready, code: string): Promise<number | undefined> => (await invitationToHand(db, code))?.ClubId;

async function ofInvitation(
  parts: Ready,
  code: string,
  { UserId: by, isAdmin }: Caller,
  who: Acting | undefined,
): Promise<Handover | Refusal> {
  const { db, publicUrl, now } = parts;
  const row = await invitationToHand(db, code);
  if (row === undefined || row.Email === null) return refuse('NotFound');
  const { InvitationId, ClubId, Email: email } = row;
  const provider = await able(parts, ClubId, who);
  if (isRefusal(provider)) return provider;
  const closed = refuseClosed(row, now());
  if (closed) return closed;
  const voucher = isAdmin ? handedByAdministrator : handedByClub(ClubId);
  const about = { ClubId, subject: handedToInvited(InvitationId), voucher, Target: null, InvitationId, email };
  const landing = `${publicUrl}/#/InvitationCode/${code}`;
  return db.transaction().execute(async (trx) => {
    const read = () => addressToHandTo(trx, ClubId, email);
    const { AccountId, EmailVerified, IsPlatforms, HeldElsewhere } = await readHeld(trx, provider, read);
    const account = AccountId === null ? undefined : { EmailVerified: EmailVerified === true, IsPlatforms };
    const Does = howToHandInvitation(isAdmin, account);
    const accountId = Does === 'Account' ? null : AccountId;
    return hand(parts, trx, provider, { ...about, Does, accountId, landing, HeldElsewhere: HeldElsewhere && !isAdmin }, by);
  });
}

async function ofMember(
  parts: Ready,
  clubId: ClubId,
  userId: UserId,
  caller: Caller,
  who: Acting | undefined,
): Promise<Handover | Refusal> {
  const provider = await able(parts, clubId, who);
  if (isRefusal(provider)) return provider;
  return parts.db.transaction().execute(async (trx) => {
    const [member] = await clubPeopleOf(trx, clubId, [userId]);
    const person = member && (await readHeld(trx, provider, () => personToHandTo(trx, userId)));
    if (!person) return refuse('NotFound');
    const { AccountId, Email, SignsIn, IsPlatforms, roles, knownTo } = person;
    const callerOf = ({ ClubId, BrandId }: Pick<(typeof roles)[number], 'ClubId' | 'BrandId'>) => {
      if (BrandId !== null && ownsBrand(caller.roles, BrandId)) return 'Owner';
      return ClubId !== null && holdsRole(caller.roles, 'Manager', { ClubId, BrandId }) ? 'Manager' : undefined;
    };
    const Does = howToHandOver({
      byAdmin: caller.isAdmin,
      person: {
        IsPlatforms,
        SignsIn,
        account:
          AccountId === null
            ? undefined
            : {
                HandedOver: person.HandedOver === true,
                EmailVerified: person.EmailVerified === true,
                IsPlatforms: person.IsPlatformsAccount === true,
                KnownElsewhere: knownTo.some((club) => callerOf(club) === undefined),
              },
        roles: roles.map((role) => ({ Role: role.Role, caller: callerOf(role) })),
      },
    });
    if (isRefusal(Does)) return Does;
    const accountId = Does === 'Account' ? null : AccountId;
    const unrelated = { Target: userId, InvitationId: null, HeldElsewhere: false };
    const about = { ClubId: clubId, subject: handedToUser(userId), voucher: handedByClub(clubId), email: Email, ...unrelated };
    return hand(parts, trx, provider, { ...about, Does, accountId, landing: `${parts.publicUrl}/` }, caller.UserId);
  });
}
