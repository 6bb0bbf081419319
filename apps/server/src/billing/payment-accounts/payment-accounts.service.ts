import type { CallerId } from '@clubpulse/contract/accounts/users';
import {
  type PauseRules,
  type PaymentAccount,
  type PaymentSettings,
  paymentAccountSchema,
} from '@clubpulse/contract/billing/payment-accounts';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { accountState } from '@clubpulse/rules/billing/online-payments/account-state';
import { saveClubPauseRules, savePaymentSettings } from '../../clubs/clubs/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { isAccessRemoved, type PaymentProvider, ProviderRefused } from '../../platform/payments/payments.ts';
import { nextRead } from '../../platform/payments/reads.store.ts';
import * as store from './payment-accounts.store.ts';
import { refusedByProvider } from './provider.checks.ts';

export type PaymentAccounts = ReturnType<typeof createPaymentAccounts>;

interface Parts {
  readonly db: Database;
  readonly payments: PaymentProvider | undefined;
  readonly publicUrl: string;
  readonly now?: () => Date;
}
type Ready = Required<Parts>;
interface Provided extends Ready {
  readonly payments: PaymentProvider;
}

export function createPaymentAccounts(parts: Parts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    { ofClub, startOnboarding, refresh, syncAccount, settings, saveSettings, pauseRules, savePauseRules, refuseOnlinePayments },
  );
}

async function ofClub(parts: Ready, clubId: ClubId): Promise<PaymentAccount[]> {
  const manual = { PaymentAccountType: 'Manual', State: 'Active', ProviderConfigured: true, Mode: null } as const;
  return [
    { ClubId: clubId, ...manual, Missing: [], InactiveReason: null, ActiveSince: null },
    present(parts, clubId, await store.onlineAccountOf(parts.db, clubId)),
  ];
}

const present = ({ payments }: Ready, clubId: ClubId, row: store.OnlineAccount | undefined): PaymentAccount =>
  paymentAccountSchema.parse({
    ClubId: clubId,
    PaymentAccountType: 'Stripe',
    State: row?.State ?? 'NotConfigured',
    ProviderConfigured: payments !== undefined,
    Mode: payments?.mode ?? null,
    Missing: row?.Missing ?? [],
    InactiveReason: row?.InactiveReason ?? null,
    ActiveSince: row?.ActiveSince?.toISOString() ?? null,
  });

async function provided<Result>(
  { payments, ...parts }: Ready,
  act: (parts: Provided) => Promise<Result>,
): Promise<Result | Refusal> {
  return payments === undefined ? refuse('OnlinePaymentsNotConfigured') : refusedByProvider(() => act({ ...parts, payments }));
}

const startOnboarding = (parts: Ready, clubId: ClubId): Promise<{ Url: string } | Refusal> =>
  provided(parts, async (ready) => {
    await store.insertAccount(ready.db, clubId);
    const account = await store.onlineAccountOf(ready.db, clubId);
    if (!account) return refuse('NotFound');
    const ExtAccountId = account.ExtAccountId ?? (await createAtProvider(ready, account));
    const { State, InactiveReason } = (await readAgain(ready, clubId)) ?? account;
    if (State === 'Active' || (State === 'Inactive' && InactiveReason === null))
      return refuse('PaymentAccountComplete', { values: { State } });
    const Url = await ready.payments.accountLink(ExtAccountId, `${ready.publicUrl}/#/RefreshPaymentAccount/${clubId}`);
    return { Url };
  });

async function createAtProvider({ db, payments }: Provided, account: store.OnlineAccount): Promise<string> {
  const { ClubId, RequestKey: key } = account;
  const { Name: name, Email: email } = await store.clubForProvider(db, ClubId);
  try {
    const ExtAccountId = await payments.createAccount({ key, name, email });
    await store.updateAccount(db, ClubId, { ExtAccountId });
    return ExtAccountId;
  } catch (error) {
    if (error instanceof ProviderRefused) await store.renewRequestKey(db, account);
    throw error;
  }
}

const refresh = (parts: Ready, clubId: ClubId): Promise<PaymentAccount | Refusal> =>
  provided(parts, async (ready) => present(ready, clubId, await readAgain(ready, clubId)));

/** Ignores unknown accounts, because they belong to other installations. */
async function syncAccount(parts: Ready, extAccountId: string): Promise<void> {
  const { payments } = parts;
  const clubId = await store.clubOfAccount(parts.db, extAccountId);
  if (payments !== undefined && clubId !== undefined) await readAgain({ ...parts, payments }, clubId);
}

/** Stores the account unless a later read is stored. */
async function readAgain({ db, payments, now }: Provided, clubId: ClubId): Promise<store.OnlineAccount | undefined> {
  const known = await store.onlineAccountOf(db, clubId);
  if (!known?.ExtAccountId) return known;
  const { ExtAccountId } = known;
  const ReadNumber = await nextRead(db);
  const read = await stateAtProvider(payments, ExtAccountId);
  return db.transaction().execute(async (trx) => {
    const before = await store.lockAccount(trx, clubId);
    if (before?.ExtAccountId !== ExtAccountId || before.ReadNumber > ReadNumber) return before;
    const ActiveSince = read.State === 'Active' ? (before.ActiveSince ?? now()) : null;
    await store.updateAccount(trx, clubId, { ...read, ActiveSince, ReadNumber });
    const after = { ...before, ...read, ActiveSince, ReadNumber };
    if (after.State !== before.State || after.InactiveReason !== before.InactiveReason) await emitChange(trx, before, after);
    return after;
  });
}

async function stateAtProvider(payments: PaymentProvider, ExtAccountId: string): Promise<AtProvider> {
  try {
    const facts = await payments.account(ExtAccountId);
    return { State: accountState(facts), Missing: [...facts.Missing], InactiveReason: null };
  } catch (error) {
    if (!isAccessRemoved(error)) throw error;
    return { State: 'Inactive', Missing: [], InactiveReason: 'AccessRemoved' };
  }
}
type AtProvider = Pick<store.OnlineAccount, 'State' | 'Missing' | 'InactiveReason'>;

const emitChange = (trx: Queryable, before: store.OnlineAccount, after: store.OnlineAccount): Promise<void> => {
  const { ClubId, State, Missing, InactiveReason } = after;
  const Payload = { From: before.State, State, Missing, ...(InactiveReason !== null && { InactiveReason }) };
  return emit(trx, { ClubId, Type: 'PaymentAccountChanged', Payload });
};

const settings = ({ db }: Ready, clubId: ClubId): Promise<PaymentSettings> => store.storedSettingsOf(db, clubId);

const saveSettings = (parts: Ready, clubId: ClubId, saved: PaymentSettings, by: CallerId): Promise<PaymentSettings | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const before = await store.storedSettingsOf(trx, clubId);
    const isTurnedOn = saved.EnableOnlinePayments && !before.EnableOnlinePayments;
    const refused = isTurnedOn ? await refuseOnlinePayments(parts, trx, clubId) : undefined;
    if (isRefusal(refused)) return refused;
    await savePaymentSettings(trx, clubId, saved);
    await emit(trx, { ClubId: clubId, Type: 'PaymentSettingsUpdated', Payload: { ...saved, By: by } });
    return saved;
  });

const pauseRules = ({ db }: Ready, clubId: ClubId): Promise<PauseRules> => store.pauseRulesOf(db, clubId);

const savePauseRules = ({ db }: Ready, clubId: ClubId, saved: PauseRules, by: CallerId): Promise<PauseRules> =>
  db.transaction().execute(async (trx) => {
    await saveClubPauseRules(trx, clubId, saved);
    const Payload = { ...(await store.storedSettingsOf(trx, clubId)), ...saved, By: by };
    await emit(trx, { ClubId: clubId, Type: 'PaymentSettingsUpdated', Payload });
    return saved;
  });

/** An active account is required to switch online payments on; nothing switches them off. */
async function refuseOnlinePayments(_: Ready, trx: Queryable, clubId: ClubId): Promise<Refusal | undefined> {
  const State = (await store.onlineAccountOf(trx, clubId))?.State ?? 'NotConfigured';
  return State === 'Active' ? undefined : refuse('PaymentAccountNotActive', { values: { State } });
}
