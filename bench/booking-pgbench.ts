import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { OpenDatabase } from '../apps/server/src/platform/database/database.ts';
import {
  BOOKINGS_EACH,
  CALLERS,
  CLASSES,
  CREDITS,
  firstOf,
  HOT_CLASS,
  MEMBERS_EACH,
  PRICE,
  RUSH,
  SAMPLE,
} from './worlds/booking.ts';

export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}
export const SAMPLE_KEY = 'bench-sample';

export const isInstalled = (): boolean => spawnSync('pgbench', ['--version']).status === 0;

export async function learn({ pool }: OpenDatabase, act: () => Promise<void>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const listening = (client: pg.PoolClient) => {
    const { query } = client;
    client.query = ((...args: unknown[]) => {
      const [first, values] = args;
      sent.push(typeof first === 'string' ? { text: first, values: (values as unknown[]) ?? [] } : (first as Sent));
      return Reflect.apply(query, client, args);
    }) as typeof client.query;
  };
  pool.on('connect', listening);
  await act();
  pool.off('connect', listening);
  return [...sent];
}

/** `each`: bookings of a client. `from`: the number of earlier bookings of this client. */
export async function pgbench(
  databaseUrl: string,
  statements: readonly Sent[],
  seconds: number,
  where: 'everywhere' | 'hot',
  from: number,
): Promise<{ perSecond: number; each: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'clubpulse-pgbench-'));
  try {
    const script = join(folder, 'booking.sql');
    writeFileSync(script, scriptOf(statements, where));
    const clients = String(CALLERS);
    const args = ['-n', '-M', 'prepared', '-f', script, '-c', clients, '-j', '2', '-T', String(seconds), '-D', `n=${from - 1}`];
    const output = await outputOf('pgbench', [...args, databaseUrl]);
    const [, perSecond] = /tps = ([\d.]+)/.exec(output) ?? [];
    const [, done] = /transactions actually processed: (\d+)/.exec(output) ?? [];
    const [, failed = '0'] = /failed transactions: (\d+)/.exec(output) ?? [];
    if (perSecond === undefined || failed !== '0') throw new Error(`pgbench did not book:\n${output}`);
    return { perSecond: Number(perSecond), each: Math.ceil(Number(done) / CALLERS) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function scriptOf(statements: readonly Sent[], where: 'everywhere' | 'hot'): string {
  const everywhere = [
    `\\set user ${firstOf.pgbench} + :client_id * ${MEMBERS_EACH.pgbench} + :n / ${BOOKINGS_EACH} + 1`,
    `\\set class (:n * 37 + :client_id * 61) % ${CLASSES} + 1`,
    `\\set version :n % ${BOOKINGS_EACH}`,
  ];
  const hot = [
    `\\set user ${firstOf.rush} + :client_id * ${Math.floor(RUSH / 2 / CALLERS)} + :n + 1`,
    `\\set class ${HOT_CLASS}`,
    '\\set version 0',
  ];
  const lines = where === 'hot' ? hot : everywhere;
  return [
    '\\set n :n + 1',
    ...lines,
    `\\set balance ${CREDITS} - ${PRICE} * :version`,
    ...statements.map((sent) => inline(sent, variables)),
    '',
  ].join('\n');
}

export function inline({ text, values }: Sent, names: ReadonlyMap<unknown, string>): string {
  const words = text.replace(/\/\*.*?\*\//g, '').replace(/\s+/g, ' ');
  return `${words.replace(/\$(\d+)/g, (_, index: string) => valueOf(values[Number(index) - 1], names))};`;
}

const variables = new Map<unknown, string>([
  [SAMPLE.user, ':user'],
  [SAMPLE.class, ':class'],
  [SAMPLE.version, ':version'],
  [SAMPLE.credits, ':balance'],
  [SAMPLE_KEY, `('bench-' || :n || '-' || :class)`],
]);

function valueOf(value: unknown, names: ReadonlyMap<unknown, string>): string {
  const variable = names.get(value);
  if (variable !== undefined) return variable;
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);
  // pgbench reads a colon before a letter as a variable, even in a text.
  const quoted = `'${text.replaceAll("'", "''").replace(/:(?=[a-z_])/gi, ': ')}'`;
  for (const [word, name] of names)
    if (typeof word === 'string' && text.includes(word)) return `replace(${quoted}, '${word}', ${name})`;
  return quoted;
}

export function outputOf(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += String(text);
      });
    }
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}
