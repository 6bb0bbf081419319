import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenToStick, type NetworkKey } from './stick.ts';
import type { StickBroadcast } from './stick-protocol.ts';

/** How often it is looked for sticks that were plugged in. */
const LOOK_MS = 2000;

/** Where the udev rule of the package puts them, by the socket they are plugged into. */
export const STICKS_OF_UDEV = '/dev/clubpulse-ant-';

export interface AntSettings {
  /** Of the managed network: licensed, so only a setting has it. */
  readonly key: NetworkKey;
  /** How the paths of their ttys begin. */
  readonly sticks: string;
}

export interface StickNews {
  onReady(stick: string): void;
  onBroadcast(stick: string, broadcast: StickBroadcast): void;
  /** It is no longer heard, or not yet: begun anew as long as it is plugged in, and said once for each reason until it is heard. */
  onEnded(stick: string, why: string): void;
}

/** The sticks that are plugged in now, by the names their paths end with. */
export async function findSticks(sticks: string): Promise<{ stick: string; path: string }[]> {
  const [folder, start] = [dirname(sticks), basename(sticks)];
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.startsWith(start) && name !== start)
    .sort()
    .map((name) => ({ stick: name.slice(start.length), path: join(folder, name) }));
}

/** Listens to every stick there is, and to each that is plugged in later or again, until `signal` aborts. */
export async function listenToSticks({ key, sticks }: AntSettings, news: StickNews, signal: AbortSignal): Promise<void> {
  const listening = new Map<string, Promise<void>>();
  const said = new Map<string, string>();
  while (!signal.aborted) {
    for (const { stick, path } of await findSticks(sticks)) {
      if (listening.has(stick)) continue;
      const onReady = () => {
        said.delete(stick);
        news.onReady(stick);
      };
      const onBroadcast = (broadcast: StickBroadcast) => news.onBroadcast(stick, broadcast);
      const ended = listenToStick(path, key, { onReady, onBroadcast }, signal).catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        if (said.get(stick) !== why) news.onEnded(stick, why);
        said.set(stick, why);
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
