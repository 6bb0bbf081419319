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

/** Minutes after sign-in in which the account can be changed without another sign-in. */
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
  accounts: Pick<Accounts, 'byId' | 'tell'>;
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
    hasPasskeys: parts.passkeys !== undefined,
    proofNeeded,
  };
}

const isProved = ({ db }: Parts, { accountId, grantId }: Acting) =>
  sessions.provedWithin(db, accountId, grantId, PROOF_MINUTES * 60);

const log = (via: Queryable, who: Acting, kind: events.SecurityEventKind) => events.insertEvent(via, who.accountId, kind, who);

/** The first second factor creates recovery codes and ends sessions that were opened without it. */
async function added(
  { accounts }: Parts,
  via: Queryable,
  who: Acting,
  before: Factors,
  kind: 'totpAdded' | 'passkeyAdded',
): Promise<{ RecoveryCodes: string[] }> {
  await log(via, who, kind);
  await accounts.tell(via, who.accountId, kind, who);
  if (hasFactor(before)) return { RecoveryCodes: [] };
  await sessions.endOtherSessions(via, who.accountId, who.grantId);
  return { RecoveryCodes: await newRecoveryCodes(via, who.accountId) };
}

async function remove(
  parts: Parts,
  who: Acting,
  isDemanded: boolean,
  kind: 'totpRemoved' | 'passkeyRemoved',
  take: (via: Queryable) => Promise<boolean>,
): Promise<Refusal | undefined> {
  if (!(await isProved(parts, who))) return proofNeeded;
  return parts.db.transaction().execute(async (trx) => {
    const before = await holdFactors(trx, who.accountId);
    const isLast = before.passkeys.length + (before.totp ? 1 : 0) === 1;
    if (isLast && isDemanded) return refuse('SecondFactorDemanded');
    if (!(await take(trx))) return refuse('NotFound');
    if (isLast) await store.writeCodes(trx, who.accountId, []);
    await log(trx, who, kind);
    await parts.accounts.tell(trx, who.accountId, kind, who);
    return undefined;
  });
}

const factors = ({ db }: Parts, accountId: string): Promise<Factors> => factorsOf(db, accountId);

const sessionsOf = ({ db }: Parts, accountId: string) => sessions.sessionsOf(db, accountId);

const eventsOf = ({ db }: Parts, accountId: string) => events.eventsOf(db, accountId, LOG_MOST);

async function endSession({ db }: Parts, who: Acting, grantId: string): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await sessions.endSession(trx, who.accountId, grantId))) return refuse('NotFound');
    await log(trx, who, 'sessionEnded');
    return undefined;
  });
}

async function endOtherSessions({ db }: Parts, who: Acting): Promise<undefined> {
  await db.transaction().execute(async (trx) => {
    await sessions.endOtherSessions(trx, who.accountId, who.grantId);
    await log(trx, who, 'sessionEnded');
  });
}

async function beginTotp(parts: Parts, who: Acting): Promise<{ Secret: string; Uri: string } | Refusal> {
  if (!(await isProved(parts, who))) return proofNeeded;
  const account = await parts.accounts.byId(who.accountId);
  const made = account && (await newTotp(parts.db, who.accountId, account.Email));
  return made ? { Secret: made.secret, Uri: made.uri } : refuse('NotFound');
}

async function confirmTotp(parts: Parts, who: Acting, code: string): Promise<{ RecoveryCodes: string[] } | Refusal> {
  if (!(await isProved(parts, who))) return proofNeeded;
  return parts.db.transaction().execute(async (trx) => {
    const before = await holdFactors(trx, who.accountId);
    if (!(await isTotp(trx, who.accountId, code, { first: true }))) return invalid('Code', refusedAt.wrongCode);
    await store.confirmTotp(trx, who.accountId);
    return added(parts, trx, who, before, 'totpAdded');
  });
}

const removeTotp = (parts: Parts, who: Acting, isDemanded: boolean) =>
  remove(parts, who, isDemanded, 'totpRemoved', async (trx) => {
    const { totp } = await factorsOf(trx, who.accountId);
    await store.deleteTotp(trx, who.accountId);
    return totp;
  });

async function newCodes(parts: Parts, who: Acting): Promise<{ RecoveryCodes: string[] } | Refusal> {
  if (!(await isProved(parts, who))) return proofNeeded;
  return parts.db.transaction().execute(async (trx) => {
    if (!hasFactor(await holdFactors(trx, who.accountId))) return refuse('NotFound');
    await log(trx, who, 'codesMade');
    return { RecoveryCodes: await newRecoveryCodes(trx, who.accountId) };
  });
}

async function beginPasskey(parts: Parts, who: Acting) {
  if (!(await isProved(parts, who))) return proofNeeded;
  const account = await parts.accounts.byId(who.accountId);
  if (!parts.passkeys || !account) return refuse('NotFound');
  const options = await parts.passkeys.registration(parts.db, account);
  await sessions.setChallenge(parts.db, who.grantId, options.challenge);
  return options;
}

async function addPasskey(
  parts: Parts,
  who: Acting,
  response: RegistrationResponseJSON,
  name: string,
): Promise<{ RecoveryCodes: string[] } | Refusal> {
  if (!(await isProved(parts, who))) return proofNeeded;
  return parts.db.transaction().execute(async (trx) => {
    const before = await holdFactors(trx, who.accountId);
    const challenge = await sessions.takeChallenge(trx, who.accountId, who.grantId);
    const isKept =
      challenge !== undefined && (await parts.passkeys?.register(trx, who.accountId, { challenge, response, name })) === true;
    return isKept ? added(parts, trx, who, before, 'passkeyAdded') : invalid('Response', refusedAt.passkey);
  });
}

const removePasskey = (parts: Parts, who: Acting, isDemanded: boolean, passkeyId: number) =>
  remove(parts, who, isDemanded, 'passkeyRemoved', (trx) => store.deletePasskey(trx, who.accountId, passkeyId));

/** Lets an administrator remove all second factors of a user who lost theirs. The password alone is then enough. */
async function resetFactors({ db, accounts }: Parts, accountId: string, language: Language): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await takeFactors(trx, accountId))) return refuse('NotFound');
    const unseen = { userAgent: '', from: null };
    await events.insertEvent(trx, accountId, 'factorsReset', unseen);
    await accounts.tell(trx, accountId, 'factorsReset', { ...unseen, language });
    return undefined;
  });
}
