import nodePath from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { between, type Random, wholeBetween } from '../../demo/random.ts';
import { freePort } from '../../platform/database/free-port.ts';
import { type RunningProgram, run } from '../proof/running-program.ts';
import { RaceServer } from './race-server.ts';

const BROKER = nodePath.join(import.meta.dirname, '../proof/aedes.ts');
const CALLERS = 60;
const POOR_EVERY = 10;

export interface Racer {
  readonly id: number;
  readonly email: string;
  token: string;
}

export interface Answered {
  readonly status: number;
  readonly body: { readonly ErrorType?: string; readonly State?: string; readonly [field: string]: unknown };
}

export interface Request {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly by: Racer;
}

export class RaceClub {
  readonly db: pg.Pool;
  readonly servers: readonly RaceServer[];
  readonly athletes: readonly Racer[];
  readonly trainer: Racer;
  readonly clubId: number;
  readonly flexId: number;
  repeated = 0;
  orphaned = 0;
  readonly #broker: RunningProgram;
  readonly #random: Random;
  #keys = 0;

  static async open(databaseUrl: string, random: Random): Promise<RaceClub> {
    const db = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    const brokerPort = await freePort();
    const broker = run(BROKER, [String(brokerPort)]);
    // Both servers have one URL, so that tokens are valid on both. Any number of servers without the live role may run.
    const environment = {
      DATABASE_URL: databaseUrl,
      MQTT_URL: `mqtt://127.0.0.1:${brokerPort}`,
      ROLE: 'api,jobs',
      PUBLIC_URL: 'http://race.invalid',
    };
    const first = await RaceServer.create(environment);
    const servers = [first, await RaceServer.create({ ...environment, FILES_DIR: first.dataDir })];
    for (const server of servers) await server.start();
    const clubId = await one(
      db,
      `insert into clubs ("Name", "Code", "TimeZone", "Currency") values ('Race', 'RACE', 'Europe/Rome', 'EUR') returning "ClubId" as id`,
    );
    const flexId = await one(
      db,
      `insert into class_subscriptions ("ClubId", "Name", "Type", "Price", "Currency") values (${clubId}, 'Flex', 'Invite', 0, 'EUR') returning "ClassSubscriptionId" as id`,
    );
    const racer = async (name: string, role: string): Promise<Racer> => {
      const email = `${name}@race.invalid`;
      const id = await one(
        db,
        `with person as (insert into users ("Email", "Nickname") values ('${email}', '${name}') returning "UserId"),
          role as (insert into user_roles ("UserId", "Role", "ClubId") select "UserId", '${role}', ${clubId} from person),
          account as (insert into identity_accounts ("AccountId", "Email", "EmailVerified", "PasswordHash") values ('${name}', '${email}', true, ''))
        select "UserId" as id from person`,
      );
      return { id, email, token: '' };
    };
    const trainer = await racer('trainer', 'Trainer');
    const athletes: Racer[] = [];
    for (let index = 0; index < CALLERS; index += 1) athletes.push(await racer(`athlete${index}`, 'Athlete'));
    const club = new RaceClub(db, servers, broker, athletes, trainer, clubId, flexId, random);
    for (const [index, { id }] of athletes.entries()) await club.#endow(id, index);
    await club.signIn();
    return club;
  }

  private constructor(
    db: pg.Pool,
    servers: readonly RaceServer[],
    broker: RunningProgram,
    athletes: readonly Racer[],
    trainer: Racer,
    clubId: number,
    flexId: number,
    random: Random,
  ) {
    this.db = db;
    this.servers = servers;
    this.#broker = broker;
    this.athletes = athletes;
    this.trainer = trainer;
    this.clubId = clubId;
    this.flexId = flexId;
    this.#random = random;
  }

  async #endow(userId: number, index: number): Promise<void> {
    const credits = index % POOR_EVERY === 0 ? 5 : 1_000_000;
    const account = `with account as (insert into ledger_accounts ("ClubId", "UserId", "UserSubscriptionId", "Balance")`;
    const entry = `returning "LedgerAccountId", "Balance") insert into ledger_entries ("LedgerAccountId", "Change", "BalanceAfter", "Reason")
      select "LedgerAccountId", "Balance", "Balance", 'Purchase' from account`;
    await this.db.query(`${account} values (${this.clubId}, ${userId}, null, ${credits}) ${entry}`);
    if (index % 2 === 0) return;
    const subscription = await one(
      this.db,
      `insert into user_subscriptions ("ClubId", "UserId", "ClassSubscriptionId", "SubscriptionName", "State", "Price", "Currency", "ActivationDate", "MaxActivities")
       values (${this.clubId}, ${userId}, ${this.flexId}, 'Flex', 'Active', 0, 'EUR', current_date - 1, 1000000) returning "UserSubscriptionId" as id`,
    );
    await this.db.query(
      `${account} values (${this.clubId}, ${userId}, ${subscription}, ${index % POOR_EVERY === 1 ? 3 : 1_000_000}) ${entry}`,
    );
  }

  async signIn(): Promise<void> {
    const [server] = this.servers;
    for (const racer of [this.trainer, ...this.athletes]) racer.token = (await server?.token(racer.email)) ?? '';
  }

  /**
   * Sends the request with one key to either server until it succeeds, sometimes in copies at once. All responses must be equal.
   */
  async ask(request: Request): Promise<Answered> {
    this.#keys += 1;
    const key = `race-${this.#keys}`;
    const copies = this.#random() < 0.25 ? wholeBetween(this.#random, 2, 3) : 1;
    await pause(between(this.#random, 0, 15));
    const answers = await Promise.all(Array.from({ length: copies }, () => this.#insist(request, key)));
    const [answer, ...again] = answers;
    if (answer === undefined) throw new Error('A request without an answer.');
    for (const other of again) this.#same(request, answer, other);
    if (this.#random() < 0.1) this.#same(request, answer, await this.#insist(request, key));
    return answer;
  }

  #same(request: Request, first: Answered, other: Answered): void {
    this.repeated += 1;
    const essence = ({ status, body: { requestId: _id, ...rest } }: Answered) => JSON.stringify([status, rest]);
    if (essence(first) !== essence(other))
      throw new Error(`${request.method} ${request.path} was answered in two ways: ${essence(first)} and ${essence(other)}`);
  }

  async #insist(request: Request, key: string): Promise<Answered> {
    for (let tries = 0; tries < 1000; tries += 1) {
      const server = this.servers[Math.floor(this.#random() * this.servers.length)];
      const answer = server && (await send(server.url, request, key));
      if (answer && answer.status !== 503) return answer;
      if (!answer) this.orphaned += 1;
      await pause(20);
    }
    throw new Error(`${request.method} ${request.path} was never answered.`);
  }

  async close(): Promise<void> {
    for (const server of this.servers.toReversed()) await server.remove();
    await this.#broker.end('SIGTERM');
    await this.db.end();
  }
}

async function send(url: string, { method, path, body, by }: Request, key: string): Promise<Answered | undefined> {
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${by.token}`,
        'idempotency-key': key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(180_000),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Answered['body']) };
  } catch {
    return undefined;
  }
}

export async function one(db: pg.Pool, statement: string): Promise<number> {
  const { rows } = await db.query<{ id: number }>(statement);
  return Number(rows[0]?.id);
}
