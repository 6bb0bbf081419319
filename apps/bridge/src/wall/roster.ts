import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { ClubpulseBridgeId } from '@clubpulse/contract/devices/bridges';
import { type HubRoster, hubRosterSchema } from '@clubpulse/contract/live/hub-walls';
import { errorText, replaceFile } from '../queue/replace-file.ts';

const DAY_MS = 86_400_000;
/** The roster is stored as long as the queue, because later it could name members who have left. */
const STORED_DAYS = 7;
const NOTED_MS = 3_600_000;

/** Only the bridge's user can read the file. The bridge deletes it a week after the server's last confirmation. */
export class StoredRoster {
  readonly #file: string;
  readonly #onTrouble: (what: string) => void;
  #roster: HubRoster | undefined;
  #publishedAt = 0;
  #notedAt = 0;

  constructor(folder: string, bridgeId: ClubpulseBridgeId, onTrouble: (what: string) => void) {
    this.#file = join(folder, fileOf(bridgeId));
    this.#onTrouble = onTrouble;
    forgetRosters(folder, bridgeId);
    try {
      this.#publishedAt = this.#notedAt = statSync(this.#file).mtimeMs;
      this.#roster = hubRosterSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    } catch {
      // If the file is missing, damaged or of another version, the server sends the roster again.
      rmSync(this.#file, { force: true });
    }
  }

  now(at = Date.now()): HubRoster | undefined {
    if (this.#roster && at - this.#publishedAt > STORED_DAYS * DAY_MS) this.forget();
    return this.#roster;
  }

  get tag(): string {
    return this.now()?.tag ?? '';
  }

  take(roster: HubRoster): void {
    this.#roster = roster;
    this.#publishedAt = this.#notedAt = Date.now();
    try {
      replaceFile(this.#file, `${JSON.stringify(roster)}\n`);
    } catch (error) {
      this.#onTrouble(`the owners of straps are not stored on disk: ${errorText(error)}`);
    }
  }

  confirm(at = Date.now()): void {
    this.#publishedAt = at;
    if (!this.#roster || at - this.#notedAt < NOTED_MS) return;
    this.#notedAt = at;
    try {
      utimesSync(this.#file, new Date(at), new Date(at));
    } catch {
      // If the file's time cannot be updated, the roster is only deleted a little earlier.
    }
  }

  forget(): void {
    this.#roster = undefined;
    rmSync(this.#file, { force: true });
  }
}

const fileOf = (bridgeId: ClubpulseBridgeId) => `wall-${bridgeId}.json`;

export function forgetRosters(folder: string, but?: ClubpulseBridgeId): void {
  for (const name of readdirSync(folder))
    if (/^wall-\d+\.json(\.new)?$/.test(name) && (but === undefined || name !== fileOf(but)))
      rmSync(join(folder, name), { force: true });
}
