import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { type BridgeCredentials, bridgeCredentialsSchema } from '@clubpulse/contract/devices/bridges';
import { problemSchema } from '@clubpulse/contract/errors';

const ANSWER_MS = 15_000;

export interface Registration {
  server: string;
  code: string;
  hardwareId: string;
  model: string;
}

/** Rejects with a message for the person who installs the bridge. */
export async function register({ server, code, hardwareId, model }: Registration): Promise<BridgeCredentials> {
  const url = `${server.replace(/\/+$/, '')}/api/devices/bridges:register`;
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Code: code, HardwareId: hardwareId, Model: model }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
  } catch (error) {
    throw new Error(`no answer from ${server}`, { cause: error });
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new Error(refusal(answer, response.status, code));
  const credentials = bridgeCredentialsSchema.safeParse(answer);
  if (!credentials.success) throw new Error(`${server} does not answer like a Clubpulse server`);
  return credentials.data;
}

function refusal(answer: unknown, status: number, code: string): string {
  const problem = problemSchema.safeParse(answer).data;
  if (problem?.ErrorType === 'RegistrationCodeUnknown')
    return `the code ${code} is unknown: ask for it on the club's devices screen`;
  if (problem?.ErrorType === 'RegistrationCodeExpired') return `the code ${code} has expired: ask for a new one`;
  if (problem?.ErrorType === 'DeviceIdExists') {
    return `${problem.title} Stop it and ask for a code with "Register again" in its menu, or choose another id with --hardware-id`;
  }
  return `the server refused the registration: ${problem?.title ?? `HTTP ${status}`}`;
}

/** A hash, from which the machine id cannot be computed. Without a machine id the host name is used. */
export function machineHardwareId(): string {
  const machine = ['/etc/machine-id', '/var/lib/dbus/machine-id'].map(readLine).find((id) => id !== '') ?? hostname();
  return createHash('sha256').update(`clubpulse-bridge ${machine}`).digest('hex').slice(0, 16);
}

function readLine(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
