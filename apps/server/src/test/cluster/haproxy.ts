import path from 'node:path';
import { Part } from './part.ts';
import { CHECK_ROLE } from './postgres.ts';
import { type Account, fileOf, folderOf, programFile } from './programs.ts';

interface Backend {
  readonly port: number;
  readonly servers: readonly { readonly name: string; readonly port: number }[];
}

export interface Ways {
  readonly web: Backend;
  readonly mqtt: Backend;
  readonly database: Backend;
}

interface Options {
  readonly folder: string;
  readonly logs: string;
  readonly account: Account | undefined;
}

export function createHaproxy({ folder, logs, account }: Options, ways: Ways): Part {
  const home = folderOf(account, path.join(folder, 'haproxy'));
  const settings = fileOf(account, path.join(home, 'haproxy.cfg'), settingsOf(ways));
  const isReady = async () => (await fetch(`http://127.0.0.1:${ways.web.port}/api/health`).catch(() => undefined)) !== undefined;
  const args = ['-db', '-f', settings];
  return new Part({
    name: 'haproxy',
    command: programFile('haproxy'),
    args,
    account,
    log: path.join(logs, 'haproxy.log'),
    isReady,
  });
}

const serversOf = ({ servers }: Backend): string =>
  servers.map(({ name, port }) => `  server ${name} 127.0.0.1:${port}`).join('\n');

export const settingsOf = ({ web, mqtt, database }: Ways): string => `defaults
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout tunnel 1h
  timeout check 5s
  option redispatch 1
  default-server check inter 500ms fastinter 100ms fall 2 rise 1

frontend web
  mode http
  bind 127.0.0.1:${web.port}
  default_backend api
backend api
  mode http
  option forwardfor
  option httpchk GET /api/health
  http-check expect status 200
${serversOf(web)}

frontend mqtt
  mode tcp
  bind 127.0.0.1:${mqtt.port}
  default_backend brokers
backend brokers
  mode tcp
  default-server on-marked-down shutdown-sessions
${serversOf(mqtt)}

frontend database
  mode tcp
  bind 127.0.0.1:${database.port}
  default_backend primary
backend primary
  mode tcp
  default-server on-marked-down shutdown-sessions
  retries 0
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${startup(CHECK_ROLE)}
  tcp-check send-binary ${query('select pg_is_in_recovery()')}
  tcp-check send-binary ${TERMINATE}
  tcp-check expect binary ${FALSE_ROW}
${serversOf(database)}
`;

const withLength = (body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
};

const startup = (user: string): string =>
  withLength(Buffer.concat([Buffer.from([0, 3, 0, 0]), Buffer.from(`user\0${user}\0database\0postgres\0\0`)])).toString('hex');
const query = (text: string): string => Buffer.concat([Buffer.from('Q'), withLength(Buffer.from(`${text}\0`))]).toString('hex');
/** A wrong answer then ends the check at once. */
const TERMINATE = Buffer.concat([Buffer.from('X'), withLength(Buffer.alloc(0))]).toString('hex');
/** One row with one value, `f`: the server is a primary. */
const FALSE_ROW = Buffer.concat([Buffer.from('D'), withLength(Buffer.from([0, 1, 0, 0, 0, 1, 0x66]))]).toString('hex');
