import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { putPauseRules, putPaymentSettings, startOnboarding } from '@clubpulse/contract/billing/payment-accounts.calls';
import type { Call, ResultOf } from '@clubpulse/contract/call';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../../../platform/database/database.ts';
import { freePort } from '../../../platform/database/free-port.ts';
import { insertAccount } from '../../../platform/identity/accounts.store.ts';
import { aSubscriptionType } from '../../booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { type RunningProgram, run } from '../../proof/running-program.ts';
import { until } from '../../proof/until.ts';
import { aClub, aRole, aUser } from '../../rows.ts';
import type { TestInput } from '../../server.ts';
import { type Stripe, startStripe } from '../../stripe.ts';

const MAIN = path.join(import.meta.dirname, '../../../main.ts');
const DAY_MS = 86_400_000;
const AGAIN_MS = 50;
const TRIES = 8;
export const ZONE = 'Europe/Rome';

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}
export interface Answered<C extends Call> {
  readonly status: number;
  readonly result: ResultOf<C>;
}

export class Shop {
  readonly open: OpenDatabase;
  readonly stripe: Stripe;
  readonly clubId: number;
  /** `another` is a plan of the same type, for a change. */
  readonly plan: { readonly type: number; readonly plan: number; readonly another: number };
  /** A plan with three installments, the first with a remainder. */
  readonly parts: { readonly type: number; readonly plan: number };
  readonly once: number;
  readonly pack: number;
  readonly disputed = new Set<string>();
  readonly #database: TestDatabase;
  readonly #environment: Record<string, string>;
  readonly #folder: string;
  readonly #url: string;
  #manager: Person | undefined;
  #server: RunningProgram;
  #accountId = '';

  /** The double's clock starts `daysBack` days ago, so that all its acts are due by the product's clock. */
  static async open(daysBack: number): Promise<Shop> {
    const database = await createTestDatabase();
    const open = openDatabase(database.url);
    const folder = mkdtempSync(path.join(tmpdir(), 'clubpulse-shop-'));
    const [port, mqtt] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const stripe = await startStripe({ webhookUrl: `${url}/doors/stripe`, daysBack });
    const environment = {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PORT: String(port),
      MQTT_PORT: String(mqtt),
      PUBLIC_URL: url,
      DEMO: 'off',
      RATE_LIMIT: '100000',
      LOG_LEVEL: 'error',
      ...stripe.settings,
    };
    const clubId = await aClub(open.db);
    const catalogue = await sells(open, clubId);
    const shop = new Shop({ database, open, folder, url, stripe, environment, clubId, catalogue });
    await shop.#answers();
    await shop.#goesOnline(daysBack);
    return shop;
  }

  private constructor(parts: {
    readonly database: TestDatabase;
    readonly open: OpenDatabase;
    readonly folder: string;
    readonly url: string;
    readonly stripe: Stripe;
    readonly environment: Record<string, string>;
    readonly clubId: number;
    readonly catalogue: Catalogue;
  }) {
    this.#database = parts.database;
    this.open = parts.open;
    this.#folder = parts.folder;
    this.#url = parts.url;
    this.stripe = parts.stripe;
    this.#environment = parts.environment;
    this.clubId = parts.clubId;
    this.plan = parts.catalogue.plan;
    this.parts = parts.catalogue.parts;
    this.once = parts.catalogue.once;
    this.pack = parts.catalogue.pack;
    this.#server = run(MAIN, [], this.#environment);
  }

  get account(): string {
    return this.#accountId;
  }
  get manager(): Person {
    if (this.#manager === undefined) throw new Error('The shop has no manager yet.');
    return this.#manager;
  }

  async #answers(): Promise<void> {
    await until('the server answers', async () => {
      if (this.#server.hasEnded()) throw new Error(`the server ended unexpectedly:\n${this.#server.output()}`);
      return (await fetch(`${this.#url}/api/health/ready`).catch(() => undefined))?.status === 204;
    });
  }

  async #goesOnline(daysBack: number): Promise<void> {
    const { db } = this.open;
    this.#manager = await this.person('Manager');
    await this.call(this.manager, startOnboarding, { params: { id: this.clubId } });
    const row = await db
      .selectFrom('payment_accounts')
      .select('ExtAccountId')
      .where('ClubId', '=', this.clubId)
      .executeTakeFirstOrThrow();
    this.#accountId = row.ExtAccountId ?? '';
    await this.stripe.account(this.#accountId);
    // The comparison begins with the account's first day.
    const ActiveSince = new Date(Date.now() - daysBack * DAY_MS);
    await db.updateTable('payment_accounts').set({ State: 'Active', ActiveSince }).where('ClubId', '=', this.clubId).execute();
    const body = { EnableOnlinePayments: true, EnableStore: true };
    await this.call(this.#manager, putPaymentSettings, { params: { id: this.clubId }, body });
    const pauses = { MembersMayPause: true, MaxPauseDays: 60, PausesPerYear: 12 };
    await this.call(this.#manager, putPauseRules, { params: { id: this.clubId }, body: pauses });
  }

  async person(role: 'Athlete' | 'Manager'): Promise<Person> {
    const { db } = this.open;
    const email = `${role}.${Math.random()}@example.com`.toLowerCase();
    const id = await aUser(db, { Email: email, EmailConfirmed: true });
    await insertAccount(db, {
      AccountId: email,
      Email: email,
      EmailVerified: true,
      PasswordHash: 'none',
      IsAdmin: false,
      IsEditor: false,
    });
    await aRole(db, id, role, this.clubId);
    const { tokenSecret } = JSON.parse(readFileSync(path.join(this.#folder, 'run.json'), 'utf8'));
    const answer = await fetch(`${this.#url}/oidc/dev/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-clubpulse-secret': tokenSecret },
      body: JSON.stringify({ email }),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return { id, email, token };
  }

  /** Repeats a call with its key while server or provider fail. Then gives up. */
  async call<C extends Call>(by: Person, call: C, input: TestInput<C>): Promise<Answered<C> | undefined> {
    const params: Record<string, unknown> = { ...input.params };
    const address = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const headers = {
      authorization: `Bearer ${by.token}`,
      'idempotency-key': `k${Math.random()}`,
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    };
    for (let left = TRIES; left > 0; left -= 1) {
      try {
        const answer = await fetch(`${this.#url}/api${address}`, {
          method: call.method,
          headers,
          ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
        });
        const text = await answer.text();
        if (answer.status < 500)
          return { status: answer.status, result: (text === '' ? undefined : JSON.parse(text)) as ResultOf<C> };
      } catch {
        left += 1;
      }
      await pause(AGAIN_MS);
    }
    return undefined;
  }

  async kill(): Promise<void> {
    await this.#server.end('SIGKILL');
    this.#server = run(MAIN, [], this.#environment);
    await this.#answers();
  }

  /**
   * Runs every repair job until none is due. Requested refunds count as old. Compared days are read again, because the double's
   * clock still passes through them.
   */
  async catchUp(): Promise<void> {
    const { db } = this.open;
    await sql`update transactions set "At" = "At" - interval '1 hour' where "RefundState" = 'Requested'`.execute(db);
    await sql`update payment_reconciliations set "LastDay" = "FirstDay" - 1`.execute(db);
    for (const name of ['payments-sweep', 'online-refunds', 'disputes-sweep', 'compare-all-payments'])
      await sql`select graphile_worker.add_job(${name}, job_key := ${`history ${name}`})`.execute(db);
    await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where locked_at is null), run_at := now())`.execute(
      db,
    );
    const due = sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs
      where (run_at <= now() and attempts < max_attempts) or locked_at is not null`;
    while (((await due.execute(db)).rows[0]?.count ?? 0) > 0) await pause(100);
  }

  log = (): string => this.#server.output();

  async close(): Promise<void> {
    await this.#server.end('SIGTERM');
    await this.stripe.stop();
    await this.open.close();
    await this.#database.drop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

type Catalogue = Pick<Shop, 'plan' | 'parts' | 'once' | 'pack'>;

async function sells({ db }: OpenDatabase, ClubId: number): Promise<Catalogue> {
  const type = async (Price: number): Promise<number> => {
    const id = await aSubscriptionType(db, ClubId, 'Open');
    const onSale = { Purchasable: true, Type: 'Open', Price } as const;
    await db.updateTable('class_subscriptions').set(onSale).where('ClassSubscriptionId', '=', id).execute();
    return id;
  };
  const [once, recurring] = [await type(5_900), await type(4_990)];
  const aPlan = async (ClassSubscriptionId: number, fields: object) => {
    const values = { ClassSubscriptionId, Name: 'plan', Price: 4_990, ...fields };
    const inserted = db.insertInto('subscription_plans').values(values).returning('SubscriptionPlanId');
    return { type: ClassSubscriptionId, plan: (await inserted.executeTakeFirstOrThrow()).SubscriptionPlanId };
  };
  const plan = await aPlan(recurring, { RecurrenceEvery: 1, RecurrenceUnit: 'Month' });
  const { plan: another } = await aPlan(recurring, {
    Name: 'another',
    Price: 6_990,
    RecurrenceEvery: 1,
    RecurrenceUnit: 'Month',
  });
  const parts = await aPlan(await type(9_000), { Price: 6_002, Installments: 3 });
  const { ClubCreditsPackageId: pack } = await db
    .insertInto('credits_packages')
    .values({ ClubId, Name: '10 credits', Credits: 10, Price: 2_500, Currency: 'EUR', Purchasable: true })
    .returning('ClubCreditsPackageId')
    .executeTakeFirstOrThrow();
  return { once, pack, plan: { ...plan, another }, parts };
}
