import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../platform/database/free-port.ts';
import { run, runCommand } from './running-program.ts';
import { until } from './until.ts';

const OPERATIONS = path.join(import.meta.dirname, '../../../../../docs/operations.md');

/** Mosquitto with the rules of docs/operations.md if installed, otherwise Aedes. */
export async function startOutsideBroker() {
  const port = await freePort();
  const mosquitto = findMosquitto();
  const folder = mkdtempSync(path.join(tmpdir(), 'clubpulse-broker-'));
  const program =
    mosquitto === undefined
      ? run(path.join(import.meta.dirname, 'aedes.ts'), [String(port)])
      : runCommand(mosquitto, ['-c', settingsOf(folder, port)]);
  await until('the broker listens', () => {
    if (program.hasEnded()) throw new Error(`the broker ended unexpectedly:\n${program.output()}`);
    return isListening(port);
  });
  return {
    name: mosquitto === undefined ? 'Aedes' : 'Mosquitto',
    url: (account: string) => `mqtt://${account}@127.0.0.1:${port}`,
    async stop(): Promise<void> {
      await program.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The rules are read from docs/operations.md, because operators copy them from there. */
function settingsOf(folder: string, port: number): string {
  const [, rules = ''] = /^```mosquitto-acl\n(.*?)^```/ms.exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
  if (rules === '') throw new Error('docs/operations.md shows no rules for Mosquitto');
  const [acl, settings] = [path.join(folder, 'acl'), path.join(folder, 'mosquitto.conf')];
  writeFileSync(acl, rules);
  writeFileSync(settings, `listener ${port} 127.0.0.1\nallow_anonymous true\nacl_file ${acl}\n`);
  // When the user is root, Mosquitto runs under another account, which needs access.
  chmodSync(folder, 0o755);
  return settings;
}

const findMosquitto = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, 'mosquitto'))
    .find((file) => existsSync(file));

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
