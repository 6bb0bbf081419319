import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { type PostgresHome, preparePostgresHome } from './postgres-home.ts';
import { claimCluster, endOrphan, refuseAnothers } from './postgres-orphan.ts';

export type EmbeddedPostgres = {
  url: string;
  dataDir: string;
  readonly pid: number;
  stop(): Promise<void>;
};

type Options = {
  /** Absolute path. The folder is created when missing. As root the server may use another folder, see `preparePostgresHome`. */
  dataDir: string;
  log: (line: string) => void;
  port?: number;
  settings?: Record<string, string>;
};

type Postmaster = {
  child: ChildProcess;
  endRequested: Promise<void>;
  ended: Promise<string>;
};

const user = 'clubpulse';
// Variables such as PGPORT or PGDATA of the caller's shell must not affect PostgreSQL.
const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
const firstStartPatience = 30_000;
const courtesy = 2000;

/** Restarts PostgreSQL on the same port if it ends. Throws with a message for the operator. */
export async function startEmbeddedPostgres({ dataDir, log, port, settings = {} }: Options): Promise<EmbeddedPostgres> {
  const home = await preparePostgresHome(dataDir, log);
  await endOrphan(home.dataDir, log);
  const password = ensurePassword(home);
  createCluster(home);

  let chosenPort = port ?? (await freePort());
  let stopping = false;
  // The cluster is claimed before the start, so that no server ends it as an orphan, and again after, because a parallel start
  // may have claimed it.
  claimCluster(home.dataDir);
  let postmaster = await startPatiently();
  claimCluster(home.dataDir);
  const supervision = supervise();
  const endWithUs = () => postmaster.child.kill('SIGINT');
  process.on('exit', endWithUs);

  async function startPatiently(): Promise<Postmaster> {
    const deadline = Date.now() + firstStartPatience;
    for (;;) {
      try {
        return await launch(home, chosenPort, settings);
      } catch (error) {
        refuseAnothers(home.dataDir);
        if (Date.now() > deadline) throw error;
        if (port === undefined && String(error).includes('could not bind')) chosenPort = await freePort();
        await pause(100);
      }
    }
  }

  // Restarts PostgreSQL if it ended unexpectedly. Its processes lock the cluster for a moment, so several attempts are needed.
  async function supervise(): Promise<void> {
    while (!stopping) {
      const current = postmaster;
      void current.endRequested.then(async () => {
        await pause(courtesy, undefined, { ref: false });
        await shutDown(current);
      });
      const lastWords = await current.ended;
      if (stopping) return;
      log(`the database ended unexpectedly (${lastWords}), starting it again`);
      for (let tries = 1; !stopping; tries += 1) {
        try {
          postmaster = await launch(home, chosenPort, settings);
          log('the database is back');
          break;
        } catch (error) {
          if (tries % 50 === 0) log(`the database does not start: ${String(error)}`);
          await pause(Math.min(tries * 50, 1000));
        }
      }
    }
  }

  return {
    dataDir: home.dataDir,
    url: `postgres://${user}:${password}@127.0.0.1:${chosenPort}/${user}`,
    get pid() {
      return postmaster.child.pid ?? 0;
    },
    async stop() {
      stopping = true;
      process.off('exit', endWithUs);
      await shutDown(postmaster);
      await supervision;
      await shutDown(postmaster);
      rmSync(join(home.dataDir, 'owner.pid'), { force: true });
    },
  };
}

// Requests a fast shutdown, then sends harder signals. Committed data is safe in the write-ahead log.
async function shutDown({ child, ended }: Postmaster): Promise<void> {
  const over = () => child.exitCode !== null || child.signalCode !== null;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (over()) return;
    child.kill(signal);
    const patience = new AbortController();
    await Promise.race([ended, pause(15_000, undefined, { signal: patience.signal }).catch(() => undefined)]);
    patience.abort();
  }
}

function ensurePassword(home: PostgresHome): string {
  const { dataDir, user: account } = home;
  const file = join(dataDir, 'password');
  if (!existsSync(file)) {
    const password = randomBytes(24).toString('hex');
    const cluster = join(dataDir, 'cluster');
    if (existsSync(join(cluster, 'PG_VERSION')))
      run(home, 'postgres', ['--single', '-D', cluster, 'postgres'], `alter role ${user} password '${password}'\n`);
    writeFileSync(file, password, { mode: 0o600 });
    if (account) chownSync(file, account.uid, account.gid);
  }
  return readFileSync(file, 'utf8').trim();
}

function createCluster(home: PostgresHome): void {
  const cluster = join(home.dataDir, 'cluster');
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const password = join(home.dataDir, 'password');
  // The encoding is set, because with LANG=C it would be SQL_ASCII.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', user, '--auth=scram-sha-256', `--pwfile=${password}`];
  run(home, 'initdb', ['-D', unfinished, ...locale, ...access]);
  run(home, 'postgres', ['--single', '-D', unfinished, 'postgres'], `create database ${user}\n`);
  renameSync(unfinished, cluster);
}

function run({ binaries, user: account }: PostgresHome, program: string, args: string[], input = ''): void {
  const result = spawnSync(join(binaries, program), args, { ...account, cwd: '/', env, encoding: 'utf8', input });
  if (result.status !== 0) throw new Error(`${program} failed: ${result.error?.message ?? result.stderr.trim()}`);
}

let parentDeathSignal: boolean | undefined;

function launch(
  { binaries, dataDir, user: account }: PostgresHome,
  port: number,
  settings: Record<string, string>,
): Promise<Postmaster> {
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const command = [join(binaries, 'postgres'), '-D', join(dataDir, 'cluster'), '-p', String(port)];
  for (const [name, value] of Object.entries(options)) command.push('-c', `${name}=${value}`);

  parentDeathSignal ??= spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0;
  const change = account ? ['--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups'] : [];
  if (parentDeathSignal) command.unshift('setpriv', '--pdeathsig', 'INT', ...change);
  const [program = '', ...args] = command;

  // PostgreSQL gets its own process group. So Ctrl-C ends only the server, which ends PostgreSQL after storing its data.
  const own = { cwd: '/', env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] };
  const child = spawn(program, args, parentDeathSignal ? own : { ...own, ...account });

  let tail = '';
  let markEnd = () => {};
  const endRequested = new Promise<void>((resolve) => {
    markEnd = resolve;
  });
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) =>
      resolve([signal ?? `code ${code}`, ...tail.trim().split('\n').slice(-3)].join(' ').trim()),
    );
  });
  return new Promise((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-2000);
      // The message counts only at the start of a line, where no statement in the log can place text.
      if (/^\d[^\n]* LOG: {2}received smart shutdown request$/m.test(tail)) markEnd();
      if (!tail.includes('ready to accept connections')) return;
      tail = '';
      resolve({ child, endRequested, ended });
    });
    void ended.then((lastWords) => reject(new Error(`The database did not start: ${lastWords}`)));
  });
}
