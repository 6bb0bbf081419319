import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenToStick, type NetworkKey } from './stick.ts';
import type { StickBroadcast } from './stick-protocol.ts';

const LOOK_MS = 2000;

/** The package's udev rule gives each stick a device name of this prefix and the stick's USB socket. */
export const STICKS_OF_UDEV = '/dev/clubpulse-ant-';

export interface AntSettings {
  /** The key of certified devices is licensed, so it is not in the code. */
  readonly key: NetworkKey;
  readonly sticks: string;
}

export interface StickNews {
  onReady(stick: string): void;
  onBroadcast(stick: string, broadcast: StickBroadcast): void;
  /** Called once per reason until the stick works again. */
  onEnded(stick: string, why: string): void;
}

export async function findSticks(sticks: string): Promise<{ stick: string; path: string }[]> {
  const [folder, start] = [dirname(sticks), basename(sticks)];
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.startsWith(start) && name !== start)
    .sort()
    .map((name) => ({ stick: name.slice(start.length), path: join(folder, name) }));
}

export async function listenToSticks({ key, sticks }: AntSettings, news: StickNews, signal: AbortSignal): Promise<void> {
  const listening = new Map<string, Promise<void>>();
  const output = new Map<string, string>();
  while (!signal.aborted) {
    for (const { stick, path } of await findSticks(sticks)) {
      if (listening.has(stick)) continue;
      const onReady = () => {
        output.delete(stick);
        news.onReady(stick);
      };
      const onBroadcast = (broadcast: StickBroadcast) => news.onBroadcast(stick, broadcast);
      const ended = listenToStick(path, key, { onReady, onBroadcast }, signal).catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        if (output.get(stick) !== why) news.onEnded(stick, why);
        output.set(stick, why);
      });
      listening.set(
        stick,
        ended.finally(() => listening.delete(stick)),
      );
    }
    await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(listening.values());
}
