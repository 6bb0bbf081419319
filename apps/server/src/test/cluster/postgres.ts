import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../platform/database/free-port.ts';
import { until } from '../proof/until.ts';
import { answers } from './connection.ts';
import { Part } from './part.ts';
import { type Account, fileOf, folderOf, programFile, runProgram } from './programs.ts';

export const DATABASE = 'clubpulse';
export const CHECK_ROLE = 'failover_check';

interface Node {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly part: Part;
}

interface Options {
  readonly folder: string;
  readonly logs: string;
  readonly account: Account | undefined;
  readonly password: string;
}

export type Databases = Awaited<ReturnType<typeof createDatabases>>;

export async function createDatabases(options: Options) {
  const { account, password } = options;
  const home = folderOf(account, path.join(options.folder, 'postgres'));
  const nodes = [await createNode('postgres-1', home, options), await createNode('postgres-2', home, options)] as const;
  let [primary, replica] = nodes;

  const urlOf = ({ port }: Pick<Node, 'port'>, user = 'postgres', database = 'postgres') =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  const ask = async <Row extends pg.QueryResultRow>(node: Node, statement: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: urlOf(node), connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const requireReplica = async (node: Node, isRequired: boolean) => {
    fileOf(account, path.join(node.folder, 'synchronous.conf'), `synchronous_standby_names = '${isRequired ? '*' : ''}'\n`);
    if (node.part.isRunning) await ask(node, 'select pg_reload_conf()');
  };
  const replicasIn = async (states: readonly string[]) => {
    const rows = await ask<{ sync_state: string }>(
      primary,
      `select sync_state from pg_stat_replication where state = 'streaming'`,
    );
    return rows.some(({ sync_state }) => states.includes(sync_state));
  };

  async function startReplica(): Promise<void> {
    await replica.part.start();
    await until('the replica streams', () => replicasIn(['async', 'sync']));
    await requireReplica(primary, true);
    await until('commits wait for the replica', () => replicasIn(['sync']));
  }
  async function rebuildReplica(): Promise<void> {
    rmSync(replica.folder, { recursive: true, force: true });
    const from = `host=127.0.0.1 port=${primary.port} user=postgres password=${password}`;
    await runProgram(account, 'pg_basebackup', ['-d', from, '-D', replica.folder, '-R', '-X', 'stream', '-c', 'fast']);
    await startReplica();
  }

  return {
    nodes,
    primary: () => primary,
    async start(): Promise<void> {
      const passwordFile = fileOf(account, path.join(home, 'password'), `${password}\n`);
      const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordFile}`];
      await runProgram(account, 'initdb', [
        '-D',
        primary.folder,
        '-U',
        'postgres',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        ...auth,
      ]);
      const hba = [
        `host postgres ${CHECK_ROLE} 127.0.0.1/32 trust`,
        'local all all trust',
        'host all all 127.0.0.1/32 scram-sha-256',
      ];
      fileOf(
        account,
        path.join(primary.folder, 'pg_hba.conf'),
        [...hba, 'host replication all 127.0.0.1/32 scram-sha-256', ''].join('\n'),
      );
      fileOf(account, path.join(primary.folder, 'postgresql.conf'), settings(home));
      fileOf(account, path.join(primary.folder, 'synchronous.conf'), '');
      await primary.part.start();
      const role = `create role ${DATABASE} login password '${password}'`;
      for (const statement of [
        role,
        `alter role ${DATABASE} set statement_timeout = '15s'`,
        `alter role ${DATABASE} set lock_timeout = '5s'`,
        `alter role ${DATABASE} set idle_in_transaction_session_timeout = '60s'`,
        `create role ${CHECK_ROLE} login`,
        `create database ${DATABASE} owner ${DATABASE}`,
      ])
        await ask(primary, statement);
      await rebuildReplica();
    },
    /** Never start the former primary as it was: rebuild it. */
    async promote(): Promise<void> {
      await requireReplica(replica, false);
      await ask(replica, 'select pg_promote()');
      [primary, replica] = [replica, primary];
    },
    rebuildReplica,
    goOnWithoutReplica: () => requireReplica(primary, false),
    startReplica,
    replica: () => replica,
  };
}

const settings = (home: string): string => `listen_addresses = '127.0.0.1'
unix_socket_directories = '${home}'
max_connections = 200
shared_buffers = 64MB
wal_level = replica
hot_standby = on
max_wal_senders = 8
wal_keep_size = 512MB
wal_receiver_status_interval = 1
synchronous_commit = on
include_if_exists = 'synchronous.conf'
`;

async function createNode(name: string, home: string, { account, logs, password }: Options): Promise<Node> {
  const [folder, port] = [path.join(home, name), await freePort()];
  const isReady = () => answers(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  const args = ['-D', folder, '-p', String(port)];
  const part = new Part({
    name,
    command: programFile('postgres'),
    args,
    account,
    log: path.join(logs, `${name}.log`),
    stopSignal: 'SIGINT',
    isReady,
  });
  return { name, folder, port, part };
}
