import path from 'node:path';
import { answers } from './connection.ts';
import { Part } from './part.ts';
import { DATABASE } from './postgres.ts';
import { type Account, fileOf, folderOf, programFile } from './programs.ts';

interface Options {
  readonly folder: string;
  readonly logs: string;
  readonly account: Account | undefined;
  readonly port: number;
  readonly databasePort: number;
  readonly password: string;
}

export function createPgbouncer({ folder, logs, account, port, databasePort, password }: Options): Part {
  const home = folderOf(account, path.join(folder, 'pgbouncer'));
  const users = fileOf(account, path.join(home, 'users'), `"${DATABASE}" "${password}"\n`);
  const settings = fileOf(
    account,
    path.join(home, 'pgbouncer.ini'),
    `[databases]
${DATABASE} = host=127.0.0.1 port=${databasePort} dbname=${DATABASE}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 400
default_pool_size = 30
server_connect_timeout = 3
server_login_retry = 0.5
query_wait_timeout = 5
`,
  );
  const isReady = () => answers(`postgres://${DATABASE}:${password}@127.0.0.1:${port}/${DATABASE}`);
  const command = programFile('pgbouncer');
  return new Part({ name: 'pgbouncer', command, args: [settings], account, log: path.join(logs, 'pgbouncer.log'), isReady });
}
