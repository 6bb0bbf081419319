import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}
export type Broker = 'mosquitto' | 'rabbitmq';

const POSTGRES = '/usr/lib/postgresql';
const packages: Readonly<Record<string, string>> = {
  initdb: 'postgresql',
  pg_basebackup: 'postgresql',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  mosquitto: 'mosquitto',
  mosquitto_passwd: 'mosquitto',
  'rabbitmq-server': 'rabbitmq-server',
  rabbitmqctl: 'rabbitmq-server',
  epmd: 'rabbitmq-server',
};
const ofOther: Readonly<Record<Broker, string>> = { mosquitto: 'rabbitmq-server', rabbitmq: 'mosquitto' };

function folders(): string[] {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort((one, other) => Number(other) - Number(one)) : [];
  const places = (process.env['PATH'] ?? '').split(':');
  return [
    '/usr/lib/rabbitmq/bin',
    ...versions.map((version) => `${POSTGRES}/${version}/bin`),
    ...places,
    '/usr/sbin',
    '/usr/local/sbin',
  ];
}

const found = (program: string): string | undefined =>
  folders()
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));

export function programFile(program: string): string {
  const file = found(program);
  if (file === undefined) throw new Error(`${program} is not installed.`);
  return file;
}

export function missingPackages(broker: Broker, isInstalled = (program: string) => found(program) !== undefined): string[] {
  const needed = Object.entries(packages).filter(([, one]) => one !== ofOther[broker]);
  return [...new Set(needed.flatMap(([program, one]) => (isInstalled(program) ? [] : [one])))];
}

export function accountOfParts(
  passwd = readFileSync('/etc/passwd', 'utf8'),
  isRoot = process.getuid?.() === 0,
): Account | undefined {
  if (!isRoot) return undefined;
  const accounts = passwd.split('\n').map((line) => line.split(':'));
  const account = ['postgres', 'nobody']
    .map((wanted) => accounts.find(([name]) => name === wanted))
    .find((one) => one !== undefined);
  if (account === undefined) throw new Error('This machine has neither a "postgres" nor a "nobody" account.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

export function folderOf(account: Account | undefined, folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

export function fileOf(account: Account | undefined, file: string, text: string, mode = 0o600): string {
  writeFileSync(file, text, { mode });
  if (account) chownSync(file, account.uid, account.gid);
  return file;
}

export async function runProgram(
  account: Account | undefined,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const options = { ...account, cwd: '/', env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', ...env } };
  return (await promisify(execFile)(programFile(program), args, options)).stdout;
}
