import type { User, UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  LEAVE_CODE_DIGITS,
  LEAVE_CODE_MINUTES,
  LEAVE_CODES_AN_HOUR,
  type LeaveCode,
} from '@clubpulse/contract/members/membership';
import { codeRefused, codeState, leaveCodeUntil, needsLeaveCode } from '@clubpulse/rules/members/membership/leave-code';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import { hashOf, isSecret, newDigits } from '../../platform/secrets/secrets.ts';
import { clubPeopleOf } from '../people/public.ts';
import * as store from './leave-codes.store.ts';
import { leaveCodeMail } from './membership.mail.ts';

export interface LeaveCodeParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly publicUrl: string;
  readonly sendsMail: boolean;
  readonly clubs: Pick<Clubs, 'facts'>;
  readonly profiles: (userIds: readonly number[], via?: Queryable) => Promise<readonly User[]>;
  readonly now?: () => Date;
}
interface Ready extends Required<LeaveCodeParts> {
  readonly attempts: ReturnType<typeof createCodeAttempts>;
}

export type LeaveCodes = ReturnType<typeof createLeaveCodes>;

export function createLeaveCodes(parts: LeaveCodeParts) {
  const ready = { now: () => new Date(), ...parts, attempts: createCodeAttempts(parts.db) };
  return bindActs(ready, { send, spend, purge });
}

/** NotFound for a user without a role that needs a code. */
async function send(parts: Ready, ClubId: ClubId, UserId: UserId): Promise<LeaveCode | Refusal> {
  const { db, now } = parts;
  const [person] = await clubPeopleOf(db, ClubId, [UserId]);
  const [user] = await parts.profiles([UserId]);
  const club = await parts.clubs.facts(ClubId);
  if (!person || !user || !club || !needsLeaveCode(person.Roles)) return refuse('NotFound');
  if ((await parts.attempts.count([[`leave-code:${UserId}`, LEAVE_CODES_AN_HOUR]])) !== undefined)
    return refuse('TooManyRequests');
  const code = newDigits(LEAVE_CODE_DIGITS);
  const ExpiresAt = leaveCodeUntil(now());
  await db.transaction().execute(async (trx) => {
    await store.saveCode(trx, { ClubId, UserId }, { CodeHash: hashOf(code), ExpiresAt });
    const letter = leaveCodeMail({ user, club, code, minutes: LEAVE_CODE_MINUTES, publicUrl: parts.publicUrl });
    await parts.mail.queue(letter, trx, { haste: 'waitedFor' });
  });
  return { Email: user.Email, ExpiresAt: ExpiresAt.toISOString() };
}

/** Must run in the transaction that removes the roles. It must be committed even after a refusal, so that the attempt counts. */
async function spend(
  { sendsMail, now }: Ready,
  trx: Queryable,
  ClubId: ClubId,
  UserId: UserId,
  code: string | undefined,
): Promise<Refusal | undefined> {
  if (!sendsMail) return undefined;
  if (code === undefined) return refuse('LeaveCodeNeeded');
  const stored = await store.holdCode(trx, { ClubId, UserId });
  const state = codeState(stored, stored !== undefined && isSecret(code, stored.CodeHash), now());
  if (state === 'right') {
    await store.deleteCode(trx, { ClubId, UserId });
    return undefined;
  }
  if (state === 'wrong') await store.countTry(trx, { ClubId, UserId });
  return refuse('ValidationFailed', { errors: [{ field: 'Code', key: codeRefused[state] }] });
}

const purge = ({ db, now }: Ready): Promise<void> => store.deleteCodesBefore(db, now());
