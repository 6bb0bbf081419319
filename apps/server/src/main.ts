import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { type ComposedServer, compose } from './compose.ts';
import { demoGreeting } from './demo/demo.ts';
import { type Config, ConfigError, readConfig, withoutAccount } from './platform/config/config.ts';
import { advisoryLocks } from './platform/database/advisory-locks.ts';
import { openDatabase } from './platform/database/database.ts';
import { pooledRepair, pooledText, sharesSessions } from './platform/database/direct-url.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { MigrationError, migrate } from './platform/database/migrate.ts';
import { acquireExclusiveLock } from './platform/database/sole-holder.ts';
import { watchOverload } from './platform/load/overload.ts';
import { createLog } from './platform/log/log.ts';
import { claimFiles, FilesError } from './platform/media/shared-files.ts';
import { type StopStep, stopInTurn } from './platform/stop/stop-in-turn.ts';

/** The exit code after an unhandled error: `scripts/supervise.mjs` restarts the server, unlike after a failed start (1). */
const FAILED = 70;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const undo: StopStep[] = [];
  let stopping: Promise<unknown> | undefined;

  const stop = () => (stopping ??= stopInTurn(undo.toReversed(), { log }));
  const stopSignal = new AbortController();
  const endWith = (code: number) => {
    stopSignal.abort();
    void stop().then(() => process.exit(code));
  };
  let drain = async (): Promise<void> => {};
  process.on('SIGINT', () => endWith(0));
  process.on('SIGTERM', () => void drain().then(() => endWith(0)));
  process.on('disconnect', () => endWith(0));
  // This event includes unhandled rejections. The state is unknown, so the process stores its data and exits.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'an error that nothing handles: the server stores what it has and ends');
    endWith(FAILED);
  });

  try {
    await mkdir(config.DATA_DIR, { recursive: true });
    let databaseUrl = config.DATABASE_URL;
    if (databaseUrl === undefined) {
      const embedded = await startEmbeddedPostgres({ dataDir: path.join(config.DATA_DIR, 'postgres'), log: say });
      undo.push({ name: 'embedded database', stop: () => embedded.stop() });
      databaseUrl = embedded.url;
    }
    const directUrl = config.DATABASE_DIRECT_URL ?? databaseUrl;
    await checkDatabase(directUrl);
    await migrate(directUrl, say);
    await checkFiles(config, { directUrl, log });

    if (config.ROLE.includes('live') && config.MQTT_URL === undefined) {
      const alone = await acquireExclusiveLock({
        connectionString: directUrl,
        lock: advisoryLocks.live,
        waiting: () => say(otherLiveProcess),
        lost: () => {
          log.fatal('another process took over the live boards while this one could not reach the database: it ends');
          endWith(1);
        },
        signal: stopSignal.signal,
      });
      if (!alone) return;
      undo.push({ name: 'live lock', stop: () => alone.release() });
    }

    const tokenSecret = randomBytes(32).toString('base64url');
    const parts = {
      config,
      databaseUrl,
      directUrl,
      log,
      tokenSecret,
      version: await productVersion(),
      isOverloaded: watchOverload(log).isOverloaded,
    };
    const server = await compose(parts);
    undo.push(...server.closing.toReversed());
    const startDemo = () => demoOf(server, { config, directUrl, undo, signal: stopSignal.signal });
    if (!config.ROLE.includes('api')) {
      await startDemo();
      say(`Clubpulse is running: ${config.ROLE.join(', ')}`);
      return;
    }
    await server.listen();
    drain = server.drain;

    const runFile = path.join(config.DATA_DIR, 'run.json');
    const run = {
      pid: process.pid,
      url: config.PUBLIC_URL,
      ...(server.provider ? { tokenSecret } : {}),
      ...(config.DATABASE_URL === undefined ? { databaseUrl } : {}),
    };
    await writeFile(`${runFile}.new`, JSON.stringify(run), { mode: 0o600 });
    await rename(`${runFile}.new`, runFile);
    undo.push({ name: 'run file', stop: () => rm(runFile, { force: true }) });
    const demo = await startDemo();
    const demoLines = demo
      ? demoGreeting(config.PUBLIC_URL, demo.screen)
      : firstStartGreeting(config.DEMO ? undefined : await server.firstStart.link());
    for (const line of [...greeting(config), ...demoLines]) say(line);
  } catch (error) {
    await stop();
    throw error;
  }
}

const otherLiveProcess =
  'Another process holds the live boards of this database. Without MQTT_URL there can be only one, so this one waits until that one ends.';

async function checkDatabase(directUrl: string): Promise<void> {
  const isShared = await sharesSessions(directUrl).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message || ('code' in error && String(error.code)) : String(error);
    throw new ConfigError(
      `The database ${withoutAccount(directUrl)} does not respond: ${reason}.\nStart it, and check the address, the role and its password. npm run doctor examines the whole installation.`,
    );
  });
  if (isShared) throw new ConfigError(`${pooledText}\n${pooledRepair}`);
}

async function checkFiles(config: Config, { directUrl, log }: { readonly directUrl: string; readonly log: Logger }) {
  const database = openDatabase(directUrl, { max: 1 });
  try {
    await claimFiles(database.db, config);
  } catch (error) {
    if (!(error instanceof Error && 'refused' in error && error.refused === 'ServiceUnavailable')) throw error;
    log.error({ err: error }, 'the bucket does not respond: pictures, files and videos are unavailable until it does');
  } finally {
    await database.close();
  }
}

interface DemoParts {
  readonly config: Config;
  readonly directUrl: string;
  readonly undo: StopStep[];
  readonly signal: AbortSignal;
}

async function demoOf(server: ComposedServer, { config, directUrl, undo, signal }: DemoParts) {
  if (!config.DEMO || !config.ROLE.includes('live')) return undefined;
  const start = async () => {
    const demo = await server.startDemo();
    undo.push({ name: 'demo', stop: () => demo.stop() });
    return demo;
  };
  if (config.MQTT_URL === undefined) return start();
  return new Promise<Awaited<ReturnType<typeof start>> | undefined>((resolve, reject) => {
    acquireExclusiveLock({
      connectionString: directUrl,
      lock: advisoryLocks.demo,
      waiting: () => resolve(undefined),
      lost: () => {},
      signal,
    })
      .then((alone) => {
        if (alone) undo.push({ name: 'demo lock', stop: () => alone.release() });
        return alone && start();
      })
      .then(resolve, reject);
  });
}

function greeting(config: Config): string[] {
  return [
    '',
    `Clubpulse is running at ${config.PUBLIC_URL}`,
    `  wall     ${config.PUBLIC_URL}/tv`,
    `  API      ${config.PUBLIC_URL}/api/openapi.json`,
    `  database ${config.DATABASE_URL === undefined ? `embedded PostgreSQL in ${config.DATA_DIR}` : 'DATABASE_URL'}`,
    `  broker   ${config.MQTT_URL ? withoutAccount(config.MQTT_URL) : `embedded, mqtt://${config.MQTT_HOST}:${config.MQTT_PORT}`}`,
    `  sign-in  ${config.OIDC_ISSUER ?? 'embedded OpenID provider'}`,
  ];
}

const firstStartGreeting = (link: string | undefined): string[] =>
  link === undefined ? [] : ['', 'There is no club yet. This link makes the first one and its administrator, once:', `  ${link}`];

async function productVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '0';
}

function reasonOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof MigrationError || error instanceof FilesError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${String(error.port)} is taken by another program: end that one, or choose another (PORT for the app, MQTT_PORT for the broker, METRICS_PORT for metrics).`;
  return error.stack ?? error.message;
}

main().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
});
