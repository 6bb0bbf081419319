import { readFileSync } from 'node:fs';
import { networkInterfaces, release, type } from 'node:os';
import type { BridgeReport } from '@clubpulse/contract/devices/bridges';
import manifest from '../../package.json' with { type: 'json' };

export const SOFTWARE_VERSION = manifest.version;

export function hostFacts(): BridgeReport {
  const wired = addressOf(/^(en|eth)/);
  const wireless = addressOf(/^wl/);
  const board = readText('/proc/device-tree/model')?.replace(/\0$/, '');
  const system = /^PRETTY_NAME="?([^"\n]*)"?$/m.exec(readText('/etc/os-release') ?? '')?.[1];
  return {
    SwVersion: SOFTWARE_VERSION,
    OsVersion: (system ?? `${type()} ${release()}`).slice(0, 120),
    ...(board && { HwVersion: board.slice(0, 60) }),
    ...(wired && { EthAddress: wired }),
    ...(wireless && { WiFiAddress: wireless }),
  };
}

function addressOf(name: RegExp): string | undefined {
  const named = Object.entries(networkInterfaces()).filter(([key]) => name.test(key));
  return named.flatMap(([, addresses]) => addresses ?? []).find(({ family, internal }) => family === 'IPv4' && !internal)
    ?.address;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
