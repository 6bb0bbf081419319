import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { archiveSql } from '../apps/server/src/platform/doctor/archive.facts.ts';

const root = '/usr/lib/postgresql';
const [version] = existsSync(root) ? readdirSync(root).sort().toReversed() : [];
const bin = join(root, version ?? '', 'bin');
const PORT = '28432';
let folder = '';
const account = () => {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((what) => Number(spawnSync('id', [what, 'postgres'], { encoding: 'utf8' }).stdout));
  return { uid, gid };
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubpulse-backup-'));
  chmodSync(folder, 0o777);
});
afterAll(() => {
  for (const name of ['data', 'restored'])
    if (existsSync(join(folder, name, 'postmaster.pid'))) run('pg_ctl', ['-D', join(folder, name), '-m', 'immediate', 'stop']);
  rmSync(folder, { recursive: true, force: true });
});

function run(program: string, args: readonly string[], folders = `${bin}:`): string {
  const env = {
    PATH: `${folders}${process.env['PATH']}`,
    BACKUP_DIR: join(folder, 'backups'),
    DATABASE_URL: `postgres://postgres@${encodeURIComponent(folder)}:${PORT}/postgres`,
  };
  // pg_ctl leaves a server running, which would keep a pipe open.
  const stdio: 'ignore' | 'pipe' = program === 'pg_ctl' ? 'ignore' : 'pipe';
  const result = spawnSync(program, args, { ...account(), env, cwd: folder, encoding: 'utf8', stdio });
  if (result.status !== 0)
    throw new Error(`${program} ${args.join(' ')}: ${result.error?.message ?? `${result.stdout}${result.stderr}`}`);
  return (result.stdout ?? '').trim();
}
// Without `bin`.
const backup = (...args: string[]) => run(process.execPath, [join(import.meta.dirname, 'backup.mjs'), ...args], '');
const sql = (text: string) => run('psql', ['-h', folder, '-p', PORT, '-U', 'postgres', '-AtX', '-c', text]);
const start = (name: string) =>
  run('pg_ctl', ['-D', join(folder, name), '-w', '-t', '120', '-l', join(folder, `${name}.log`), 'start']);

describe.skipIf(version === undefined)('the command npm run backup', { tags: ['atLength'] }, () => {
  it('restores the state before a wrong entry from a base backup and the archived WAL', async () => {
    run('initdb', ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'postgres']);
    const archive = join(folder, 'backups/wal');
    const settings = [
      `port = ${PORT}`,
      "listen_addresses = ''",
      `unix_socket_directories = '${folder}'`,
      'archive_mode = on',
      `archive_command = 'if test -f "${archive}/%f"; then cmp -s "%p" "${archive}/%f"; else cp "%p" "${archive}/%f.partial" && sync "${archive}/%f.partial" && mv "${archive}/%f.partial" "${archive}/%f"; fi'`,
    ];
    appendFileSync(join(folder, 'data/postgresql.conf'), `${settings.join('\n')}\n`);
    start('data');
    sql('create table bookings (id int)');
    sql('insert into bookings values (1)');
    expect(backup()).toContain('The backup is');
    sql('insert into bookings values (2)');
    const moment = sql(`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`);
    sql('delete from bookings');
    sql('checkpoint');
    sql('select pg_switch_wal()');
    // A fast stop archives the remaining data.
    run('pg_ctl', ['-D', join(folder, 'data'), '-m', 'fast', '-w', 'stop']);

    const [base = ''] = readdirSync(join(folder, 'backups')).filter((name) => name.startsWith('base-'));
    appendFileSync(join(folder, 'backups', base, 'postgresql.auto.conf'), "recovery_target_name = 'earlier'\n");
    expect(backup('restore', join(folder, 'restored'), moment)).toContain('alter system reset archive_mode');
    start('restored');
    expect(sql('select string_agg(id::text, chr(44) order by id) from bookings')).toBe('1,2');
    const isArchive = (what: string) => sql(`select archive."${what}" from (${archiveSql}) archive`);
    expect(isArchive('isOn')).toBe('f');
    sql('alter system reset archive_mode');
    sql("alter system set archive_command = 'false'");
    run('pg_ctl', ['-D', join(folder, 'restored'), '-m', 'fast', '-w', 'stop']);
    start('restored');
    expect([isArchive('isOn'), isArchive('isFailing')]).toEqual(['t', 'f']);
    sql('create table unarchived ()');
    sql('select pg_switch_wal()');
    await vi.waitFor(() => expect(isArchive('isFailing')).toBe('t'), { timeout: 30_000, interval: 200 });
  });

  it('refuses a time before the first backup, and a folder that is not empty', () => {
    expect(() => backup('restore', join(folder, 'other'), '2020-01-01T00:00:00Z')).toThrow(
      'has no backup from before 2020-01-01',
    );
    expect(() => backup('restore', join(folder, 'other'), 'yesterday')).toThrow('yesterday is not a time');
    expect(() => backup('restore', join(folder, 'data'))).toThrow('is not empty');
  });
});
