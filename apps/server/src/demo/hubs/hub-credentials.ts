import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BridgeCredentials, bridgeCredentialsSchema } from '@clubpulse/contract/devices/bridges';
import { isRefusal } from '@clubpulse/contract/errors';
import type { Bridges, Registration } from '../../devices/bridges/public.ts';

export interface HubPlace {
  readonly clubId: number;
  readonly roomId: number;
  readonly name: string;
  readonly hardwareId: string;
}

export async function ensureRegistered(
  folder: string,
  { clubId, roomId, name, hardwareId }: HubPlace,
  {
    bridges,
    registration,
  }: { bridges: Pick<Bridges, 'checkSecret'>; registration: Pick<Registration, 'requestCode' | 'register'> },
): Promise<void> {
  const file = path.join(folder, 'credentials.json');
  const known = await readCredentials(file);
  if (known && (await bridges.checkSecret(known.ClubpulseBridgeId, known.Secret))) return;
  const code = await registration.requestCode(clubId, name, roomId);
  if (isRefusal(code)) throw new Error(`no code for the demo hub ${name}: ${code.refused}`);
  const credentials = await registration.register({ Code: code.Code, HardwareId: hardwareId, Model: 'Clubpulse hub' });
  if (isRefusal(credentials)) throw new Error(`the demo hub ${name} was not registered: ${credentials.refused}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, JSON.stringify(credentials), { mode: 0o600 });
}

async function readCredentials(file: string): Promise<BridgeCredentials | undefined> {
  try {
    return bridgeCredentialsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // A new registration replaces a missing or damaged file.
    return undefined;
  }
}
