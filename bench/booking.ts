import { cpus } from 'node:os';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import pg from 'pg';
import { createSeats, ownSeat } from '../apps/server/src/calendar/seats/public.ts';
import { type OpenDatabase, openDatabase } from '../apps/server/src/platform/database/database.ts';
import type { RequestKey } from '../apps/server/src/platform/http/idempotency.store.ts';
import { runIdempotentStatement } from '../apps/server/src/platform/http/route.ts';
import { Caller } from './booking-callers.ts';
import { isInstalled, learn, pgbench, SAMPLE_KEY, type Sent } from './booking-pgbench.ts';
import { startServer } from './calendar-server.ts';
import {
  BOOKINGS_EACH,
  bookingOf,
  CALLERS,
  emailOf,
  firstOf,
  HOT_CLASS,
  MEMBERS_EACH,
  RUSH,
  SAMPLE,
  seed,
} from './worlds/booking.ts';

const ROUNDS = 7;
const SECONDS = 3;
/** The aims are only printed; they fail no run. */
const AIMS = { http: 0.5, process: 0.6 } as const;

console.log(
  `bench/booking: ${CALLERS} callers, members who pay with credits; ${cpus().length} cores, ${cpus()[0]?.model.trim()}`,
);
const server = await startServer();
const database = new pg.Client(server.databaseUrl);
let open: OpenDatabase | undefined;
try {
  await database.connect();
  await seed(database);
  open = openDatabase(server.databaseUrl);
  const statements = await learnStatements(open);
  const bookings = serviceOf(open);
  const tokens = await signIn();
  const made = { http: 0, process: 0, pgbench: 0, rushProcess: 0, rushPgbench: 0 };
  const rates: Record<'http' | 'process' | 'pgbench' | 'rushProcess' | 'rushPgbench', number[]> = {
    http: [],
    process: [],
    pgbench: [],
    rushProcess: [],
    rushPgbench: [],
  };
  const withPgbench = isInstalled();
  if (!withPgbench) console.log('pgbench is not installed, so there is nothing to compare with: what follows is not a ratio.');

  // The variants take turns, so that other load affects all equally.
  for (let round = 0; round < ROUNDS; round += 1) {
    const callers = await Promise.all(Array.from({ length: CALLERS }, () => Caller.open(server.url)));
    rates.http.push(
      await measure('http', (caller, n) => {
        const { userId, classId } = bookingOf('http', caller, n);
        return callers[caller]?.book(userId, classId, tokens.get(userId) ?? '', `k${n}-${classId}`);
      }),
    );
    for (const caller of callers) caller.close();
    rates.process.push(
      await measure('process', (caller, n) => {
        const { userId, classId } = bookingOf('process', caller, n);
        return bookings(userId, classId, `k${n}-${classId}`);
      }),
    );
    rates.rushProcess.push(
      await measure('rushProcess', (caller, n) =>
        bookings(firstOf.rush + RUSH / 2 + caller * Math.floor(RUSH / 2 / CALLERS) + n + 1, HOT_CLASS, `h${n}`),
      ),
    );
    if (!withPgbench) continue;
    for (const [name, where] of [
      ['pgbench', 'everywhere'],
      ['rushPgbench', 'hot'],
    ] as const) {
      const { perSecond, each } = await pgbench(server.databaseUrl, statements, SECONDS, where, made[name]);
      rates[name].push(perSecond);
      // Skips twice the bookings of a client, because clients differ in speed and each needs unused members.
      made[name] = Math.ceil((made[name] + each * 2) / BOOKINGS_EACH) * BOOKINGS_EACH;
    }
  }

  async function measure(
    name: keyof typeof made,
    book: (caller: number, n: number) => Promise<number> | undefined,
  ): Promise<number> {
    const from = made[name];
    const begin = performance.now();
    const counts = await Promise.all(
      Array.from({ length: CALLERS }, async (_, caller) => {
        let n = from;
        for (; performance.now() - begin < SECONDS * 1000; n += 1) {
          const status = await book(caller, n);
          if (status !== 201) throw new Error(`${name}: booking ${n} of caller ${caller} was answered ${status}.`);
        }
        return n;
      }),
    );
    made[name] = Math.max(...counts);
    return counts.reduce((sum, n) => sum + n - from, 0) / ((performance.now() - begin) / 1000);
  }

  print(rates);
} finally {
  await open?.close();
  await database.end();
  await server.stop();
}

async function learnStatements(traced: OpenDatabase): Promise<Sent[]> {
  const { db } = traced;
  return learn(traced, async () => {
    const status = await serviceOf({ db })(SAMPLE.user, SAMPLE.class, SAMPLE_KEY);
    if (status !== 201) throw new Error(`The sample was answered ${status}.`);
  });
}

function serviceOf({ db }: Pick<OpenDatabase, 'db'>) {
  const seats = createSeats({ db, seatFreed: async () => {} });
  return async (userId: UserId, classId: ClassId, Key: string): Promise<number> => {
    const key: RequestKey = { UserId: userId, Key, Call: 'bookings.create', RequestHash: '0'.repeat(64), stored: false };
    const act = { userId, classId, key, ...ownSeat };
    const request = { by: 'athlete', Place: 'InSite', paymentMode: 'Auto', force: false, Queue: false } as const;
    const answer = await runIdempotentStatement(db, key, () => seats.join(act, request));
    if ('refused' in answer) throw new Error(`Member ${userId}, class ${classId}: ${answer.refused}`);
    return 201;
  };
}

async function signIn(): Promise<Map<number, string>> {
  const tokens = new Map<number, string>();
  for (let from = 1; from <= CALLERS * MEMBERS_EACH.http; from += CALLERS) {
    const ids = Array.from({ length: CALLERS }, (_, index) => firstOf.http + from + index);
    await Promise.all(ids.map(async (id) => tokens.set(id, await server.token(emailOf(id)))));
  }
  return tokens;
}

function print(rates: Record<string, number[]>): void {
  const middle = (values: number[] = []) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  const line = (label: string, name: string, beside?: string, aim?: number) => {
    const ratios = (rates[name] ?? []).map((rate, round) => rate / (rates[beside ?? name]?.[round] ?? Number.NaN));
    const ratio = beside === undefined || !rates[beside]?.length ? '' : `  ${middle(ratios)?.toFixed(2)} of pgbench`;
    const perSecond = middle(rates[name])?.toFixed(0).padStart(7) ?? '';
    console.log(`  ${label.padEnd(44)}${perSecond} bookings/s${ratio}${aim === undefined ? '' : ` (aim: ${aim})`}`);
  };
  console.log('\nall over the calendar');
  line('through HTTP, with token and Idempotency-Key', 'http', 'pgbench', AIMS.http);
  line('by the service in a process', 'process', 'pgbench', AIMS.process);
  if (rates['pgbench']?.length) line('pgbench, the same statements, prepared', 'pgbench');
  console.log('one hot class, everybody at its row');
  line('by the service in a process', 'rushProcess', 'rushPgbench');
  if (rates['rushPgbench']?.length) line('pgbench, the same statements, prepared', 'rushPgbench');
}
