import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, run } from './runtime.mjs';

// npm run backup: a base backup of DATABASE_URL in BACKUP_DIR, by PostgreSQL's own tools.
// npm run backup -- restore <folder> [<time>]: a database folder as it was at that time, from the base backup before and the archived WAL.
if (!process.env.BACKUP_DIR) fail('Where are the backups? Set BACKUP_DIR.');
const folder = resolve(process.env.BACKUP_DIR ?? '');
const DEBIAN = '/usr/lib/postgresql';
const [act = 'base', target, time] = process.argv.slice(2);
const inUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/;
if (act === 'base') base();
else if (act === 'restore' && target) restore(resolve(target), time);
else fail('Use "npm run backup", or "npm run backup -- restore <folder> [<time>]".');

function base() {
  const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
  if (!url)
    fail(
      'Which database? Set DATABASE_URL, or DATABASE_DIRECT_URL beside a pooler.',
      '',
      'The role needs the attribute replication.',
    );
  const partial = join(folder, 'base.partial');
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(join(folder, 'wal'), { recursive: true });
  tool('pg_basebackup', ['--dbname', url, '--pgdata', partial, '--wal-method=stream', '--checkpoint=fast']);
  tool('pg_verifybackup', ['--quiet', partial]);
  // Named by its end: it can be restored to no earlier moment.
  const done = join(folder, `base-${nameOf(new Date())}`);
  renameSync(partial, done);
  console.log(`The backup is ${done}.`);
}

function restore(into, until) {
  const moment = until === undefined ? new Date() : new Date(until);
  if (until !== undefined && (!inUtc.test(until) || Number.isNaN(moment.getTime())))
    fail(`${until} is not a time.`, '', 'Write it like 2026-11-30T05:16:00Z.');
  if (existsSync(into) && readdirSync(into).length > 0) fail(`${into} is not empty.`, '', 'Name a folder that does not exist.');
  const before = `base-${nameOf(moment)}`;
  const bases = readdirSync(folder).filter((name) => name.startsWith('base-') && name <= before);
  const newest = bases.sort().at(-1);
  if (newest === undefined) return fail(`${folder} has no backup from before ${moment.toISOString()}.`);
  cpSync(join(folder, newest), into, { recursive: true, preserveTimestamps: true });
  // PostgreSQL refuses a folder that others may read.
  chmodSync(into, 0o700);
  const settings = [
    `restore_command = 'cp "${join(folder, 'wal')}/%f" "%p"'`,
    ...(until === undefined ? [] : [`recovery_target_time = '${until.replace('T', ' ').replace('Z', '+00')}'`]),
    "recovery_target_action = 'promote'",
    // The restored server must not write into the archive of the other one.
    "archive_mode = 'off'",
  ];
  const file = join(into, 'postgresql.auto.conf');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  // A database that was restored before has the settings of that restore.
  const others = lines.filter((line) => !/^\s*(?:restore_command|recovery_target\w*|archive_mode)\b/.test(line));
  writeFileSync(file, `${[...others, ...settings].join('\n')}\n`);
  writeFileSync(join(into, 'recovery.signal'), '');
  console.log(
    `${into} begins with ${newest}. Start PostgreSQL with this folder: it applies the archived WAL, then accepts writes.
It does not archive. Before the server uses it, set archive_command to an empty folder, run
  alter system reset archive_mode
and restart PostgreSQL. npm run doctor prints whether it archives.`,
  );
}

function debianFolders() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  return versions.map((version) => join(DEBIAN, version, 'bin'));
}

function nameOf(date) {
  return date.toISOString().replaceAll(/[:-]/g, '');
}

function tool(program, args) {
  process.env.PATH = [process.env.PATH, ...debianFolders()].join(':');
  const { status, output } = run(program, args);
  if (status !== 0)
    fail(`${program} failed.`, output, 'It belongs to PostgreSQL (apt install postgresql) and must be as new as the database.');
}
