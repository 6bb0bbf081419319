import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import { refusedAt } from '@clubpulse/rules/accounts/security/refused';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Database, Queryable } from '../../database/database.ts';
import { bindActs } from '../../feature/bind-acts.ts';
import type { Accounts } from '../accounts.ts';
import * as events from './events.store.ts';
import * as store from './factors.store.ts';
import { type Factors, factorsOf, hasFactor, holdFactors, isTotp, newRecoveryCodes, newTotp, takeFactors } from './factors.ts';
import type { Passkeys } from './passkeys.ts';
import * as sessions from './sessions.store.ts';

export const PROOF_MINUTES = 10;
const LOG_MOST = 200;

export interface Acting extends events.Seen {
  readonly accountId: string;
  readonly grantId: string;
  readonly language: Language;
}

const invalid = (field: string, key: string): Refusal => refuse('ValidationFailed', { errors: [{ field, key }] });
const proofNeeded = refuse('SignInAgain', { values: { minutes: PROOF_MINUTES } });

export type Security = ReturnType<typeof createSecurity>;

interface Parts {
  db: Database;
  accounts: Pick<Accounts, 'byId' | 'notify'>;
  passkeys: Passkeys | undefined;
}

export function createSecurity(parts: Parts) {
  return {
    ...bindActs(parts, {
      factors,
      isProved,
      sessions: sessionsOf,
      events: eventsOf,
      endSession,
      endOtherSessions,
      beginTotp,
      confirmTotp,
      removeTotp,
      newCodes,
      beginPasskey,
      addPasskey,
      removePasskey,
      resetFactors,
    }),
    log,
    hasPasskeys: parts.passkeys !== undefined,
    proofNeeded,
  };
}

const isProved = ({ db }: Parts, { accountId, grantId }: Acting) =>
  sessions.provedWithin(db, accountId, grantId, PROOF_MINUTES * 60);

const log = (via: Queryable, acting: Acting, kind: events.SecurityEventKind) =>
  events.insertEvent(via, acting.accountId, kind, acting);

/** The first second factor creates recovery codes and ends all sessions that signed in without one. */
async function added(
  { accounts }: Parts,
  via: Queryable,
  acting: Acting,
  before: Factors,
  kind: 'totpAdded' | 'passkeyAdded',
): Promise<{ RecoveryCodes: string[] }> {
  await log(via, acting, kind);
  await accounts.notify(via, acting.accountId, kind, acting);
  if (hasFactor(before)) return { RecoveryCodes: [] };
  await sessions.endOtherSessions(via, acting.accountId, acting.grantId);
  return { RecoveryCodes: await newRecoveryCodes(via, acting.accountId) };
}

async function remove(
  parts: Parts,
  acting: Acting,
  isDemanded: boolean,
  kind: 'totpRemoved' | 'passkeyRemoved',
  take: (via: Queryable) => Promise<boolean>,
): Promise<Refusal | undefined> {
  if (!(await isProved(parts, acting))) return proofNeeded;
  return parts.db.transaction().execute(async (trx) => {
    const before = await holdFactors(trx, acting.accountId);
    const isLast = before.passkeys.length + (before.totp ? 1 : 0) === 1;
    if (isLast && isDemanded) return refuse('SecondFactorDemanded');
    if (!(await take(trx))) return refuse('NotFound');
    if (isLast) await store.writeCodes(trx, acting.accountId, []);
    await log(trx, acting, kind);
    await parts.accounts.notify(trx, acting.accountId, kind, acting);
    return undefined;
  });
}

const factors = ({ db }: Parts, accountId: string): Promise<Factors> => factorsOf(db, accountId);

const sessionsOf = ({ db }: Parts, accountId: string) => sessions.sessionsOf(db, accountId);

const eventsOf = ({ db }: Parts, accountId: string) => events.eventsOf(db, accountId, LOG_MOST);

async function endSession({ db }: Parts, acting: Acting, grantId: string): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await sessions.endSession(trx, acting.accountId, grantId))) return refuse('NotFound');
    await log(trx, acting, 'sessionEnded');
    return undefined;
  });
}

async function endOtherSessions({ db }: Parts, acting: Acting): Promise<undefined> {
  await db.transaction().execute(async (trx) => {
    await sessions.endOtherSessions(trx, acting.accountId, acting.grantId);
    await log(trx, acting, 'sessionEnded');
  });
}

async function beginTotp(parts: Parts, acting: Acting): Promise<{ Secret: string; Uri: string } | Refusal> {
  if (!(await isProved(parts, acting))) return proofNeeded;
  const account = await parts.accounts.byId(acting.accountId);
  const made = account && (await newTotp(parts.db, acting.accountId, account.Email));
  return made ? { Secret: made.secret, Uri: made.uri } : refuse('NotFound');
}

async function confirmTotp(parts: Parts, acting: Acting, code: string): Promise<{ RecoveryCodes: string[] } | Refusal> {
  if (!(await isProved(parts, acting))) return proofNeeded;
  return parts.db.transaction().execute(async (trx) => {
    const before = await holdFactors(trx, acting.accountId);
    if (!(await isTotp(trx, acting.accountId, code, { first: true }))) return invalid('Code', refusedAt.wrongCode);
    await store.confirmTotp(trx, acting.accountId);
    return added(parts, trx, acting, before, 'totpAdded');
  });
}

const removeTotp = (parts: Parts, acting: Acting, isDemanded: boolean) =>
  remove(parts, acting, isDemanded, 'totpRemoved', async (trx) => {
    const { totp } = await factorsOf(trx, acting.accountId);
    await store.deleteTotp(trx, acting.accountId);
    return totp;
  });

async function newCodes(parts: Parts, acting: Acting): Promise<{ RecoveryCodes: string[] } | Refusal> {
  if (!(await isProved(parts, acting))) return proofNeeded;
  return parts.db.transaction().execute(async (trx) => {
    if (!hasFactor(await holdFactors(trx, acting.accountId))) return refuse('NotFound');
    await log(trx, acting, 'codesMade');
    return { RecoveryCodes: await newRecoveryCodes(trx, acting.accountId) };
  });
}

async function beginPasskey(parts: Parts, acting: Acting) {
  if (!(await isProved(parts, acting))) return proofNeeded;
  const account = await parts.accounts.byId(acting.accountId);
  if (!parts.passkeys || !account) return refuse('NotFound');
  const options = await parts.passkeys.registration(parts.db, account);
  await sessions.setChallenge(parts.db, acting.grantId, options.challenge);
  return options;
}

async function addPasskey(
  parts: Parts,
  acting: Acting,
  response: RegistrationResponseJSON,
  name: string,
): Promise<{ RecoveryCodes: string[] } | Refusal> {
  if (!(await isProved(parts, acting))) return proofNeeded;
  return parts.db.transaction().execute(async (trx) => {
    const before = await holdFactors(trx, acting.accountId);
    const challenge = await sessions.takeChallenge(trx, acting.accountId, acting.grantId);
    const isUnchanged =
      challenge !== undefined && (await parts.passkeys?.register(trx, acting.accountId, { challenge, response, name })) === true;
    return isUnchanged ? added(parts, trx, acting, before, 'passkeyAdded') : invalid('Response', refusedAt.passkey);
  });
}

const removePasskey = (parts: Parts, acting: Acting, isDemanded: boolean, passkeyId: number) =>
  remove(parts, acting, isDemanded, 'passkeyRemoved', (trx) => store.deletePasskey(trx, acting.accountId, passkeyId));

/** An administrator removes all second factors; then the password alone is enough. */
async function resetFactors({ db, accounts }: Parts, accountId: string, language: Language): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await takeFactors(trx, accountId))) return refuse('NotFound');
    const unseen = { userAgent: '', from: null };
    await events.insertEvent(trx, accountId, 'factorsReset', unseen);
    await accounts.notify(trx, accountId, 'factorsReset', { ...unseen, language });
    return undefined;
  });
}
