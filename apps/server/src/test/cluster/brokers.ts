import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort } from '../../platform/database/free-port.ts';
import { Part } from './part.ts';
import { type Account, fileOf, folderOf, programFile, runProgram } from './programs.ts';

const OPERATIONS = path.join(import.meta.dirname, '../../../../../docs/operations.md');

export interface BrokerOptions {
  readonly folder: string;
  readonly logs: string;
  readonly account: Account | undefined;
  readonly secrets: ReadonlyMap<string, string>;
  readonly nodes: number;
}

export interface Brokers {
  readonly helpers: readonly Part[];
  readonly parts: readonly Part[];
  readonly servers: readonly { readonly name: string; readonly port: number }[];
  start(): Promise<void>;
}

export const secretsFor = (accounts: readonly string[]): Map<string, string> =>
  new Map(accounts.map((account) => [account, randomBytes(12).toString('hex')]));

export async function createMosquitto({ folder, logs, account, secrets }: BrokerOptions): Promise<Brokers> {
  const home = folderOf(account, path.join(folder, 'mosquitto'));
  const port = await freePort();
  const [, rules = ''] = /^```mosquitto-acl\n(.*?)^```/ms.exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
  if (rules === '') throw new Error('docs/operations.md shows no rules for Mosquitto');
  const acl = fileOf(account, path.join(home, 'acl'), rules);
  const lines = [...secrets].map(([name, secret]) => `${name}:${secret}\n`);
  const passwords = fileOf(account, path.join(home, 'passwords'), lines.join(''));
  await runProgram(account, 'mosquitto_passwd', ['-U', passwords]);
  const settings = fileOf(
    account,
    path.join(home, 'mosquitto.conf'),
    `listener ${port} 127.0.0.1
allow_anonymous false
password_file ${passwords}
acl_file ${acl}
persistence true
persistence_location ${home}/
`,
  );
  const part = new Part({
    name: 'mosquitto',
    command: programFile('mosquitto'),
    args: ['-c', settings],
    account,
    log: path.join(logs, 'mosquitto.log'),
    isReady: () => listens(port),
  });
  return { helpers: [], parts: [part], servers: [{ name: 'mosquitto', port }], start: () => part.start() };
}

export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
