import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BridgeCredentials, bridgeCredentialsSchema } from '@clubpulse/contract/devices/bridges';

const fileIn = (folder: string) => join(folder, 'credentials.json');

/** Undefined before the registration. Throws when the file is invalid. */
export function readCredentials(folder: string): BridgeCredentials | undefined {
  let text: string;
  try {
    text = readFileSync(fileIn(folder), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return bridgeCredentialsSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${fileIn(folder)} is damaged: register again with --code`, { cause: error });
  }
}

/** Only the operating-system user of the bridge can read the file. */
export function writeCredentials(folder: string, credentials: BridgeCredentials): void {
  const fresh = `${fileIn(folder)}.new`;
  writeFileSync(fresh, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flush: true });
  // `writeFileSync` sets the mode of new files only; an interrupted write may have left this one.
  chmodSync(fresh, 0o600);
  renameSync(fresh, fileIn(folder));
}
