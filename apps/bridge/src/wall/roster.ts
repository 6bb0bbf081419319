import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { ClubpulseBridgeId } from '@clubpulse/contract/devices/bridges';
import { type HubRoster, hubRosterSchema } from '@clubpulse/contract/live/hub-walls';
import { inWords, replaceFile } from '../queue/replace-file.ts';

const DAY_MS = 86_400_000;
/** As long as the queue: after that nobody knows any more whether those people still are of the club. */
const KEPT_DAYS = 7;
/** How often the server's word that it still holds is noted on the disk. */
const NOTED_MS = 3_600_000;

/**
 * Whom the straps belong to, as the server said last: in a file that the bridge's own user alone reads, no longer than a week
 * after the server's last word, and gone as soon as the server does not know the bridge any more.
 */
export class KeptRoster {
  readonly #file: string;
  readonly #onTrouble: (what: string) => void;
  #roster: HubRoster | undefined;
  /** When the server said last that it holds, by the machine's clock. */
  #saidAt = 0;
  #notedAt = 0;

  /** What other bridges of this folder knew, of a former registration, goes. */
  constructor(folder: string, bridgeId: ClubpulseBridgeId, onTrouble: (what: string) => void) {
    this.#file = join(folder, fileOf(bridgeId));
    this.#onTrouble = onTrouble;
    forgetRosters(folder, bridgeId);
    try {
      this.#saidAt = this.#notedAt = statSync(this.#file).mtimeMs;
      this.#roster = hubRosterSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    } catch {
      // None, or one of another version: the server says it again.
      rmSync(this.#file, { force: true });
    }
  }

  /** What is known now; `at` by the machine's clock. */
  now(at = Date.now()): HubRoster | undefined {
    if (this.#roster && at - this.#saidAt > KEPT_DAYS * DAY_MS) this.forget();
    return this.#roster;
  }

  /** What the server is told that is here, empty where nothing is. */
  get tag(): string {
    return this.now()?.tag ?? '';
  }

  take(roster: HubRoster): void {
    this.#roster = roster;
    this.#saidAt = this.#notedAt = Date.now();
    try {
      replaceFile(this.#file, `${JSON.stringify(roster)}\n`);
    } catch (error) {
      this.#onTrouble(`the disk does not keep whom the straps belong to: ${inWords(error)}`);
    }
  }

  /** The server answered, and would have said another one. */
  confirm(at = Date.now()): void {
    this.#saidAt = at;
    if (!this.#roster || at - this.#notedAt < NOTED_MS) return;
    this.#notedAt = at;
    try {
      utimesSync(this.#file, new Date(at), new Date(at));
    } catch {
      // It only is forgotten a little early.
    }
  }

  forget(): void {
    this.#roster = undefined;
    rmSync(this.#file, { force: true });
  }
}

const fileOf = (bridgeId: ClubpulseBridgeId) => `wall-${bridgeId}.json`;

/** Those of all bridges but this one. */
export function forgetRosters(folder: string, but?: ClubpulseBridgeId): void {
  for (const name of readdirSync(folder))
    if (/^wall-\d+\.json(\.new)?$/.test(name) && (but === undefined || name !== fileOf(but)))
      rmSync(join(folder, name), { force: true });
}
