import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Basis, HubClock } from '../clock/hub-clock.ts';
import { errorText, replaceFile } from './replace-file.ts';

const stampSchema = z.object({
  from: z.number().int().min(1),
  /** Null for messages of a recording, which have their own timestamps. */
  boot: z.string().nullable(),
  base: z.number(),
  /**
   * Milliseconds; null while the server's time is unknown. Never changes afterwards, so that a repeated message has the same
   * time.
   */
  correction: z.number().nullable(),
});
type Stamp = z.infer<typeof stampSchema>;

const OF_BEFORE: Stamp = { from: 1, boot: '', base: 0, correction: null };

/** The stamps have their own file, so that an older version of the bridge can ignore them. */
export class Stamps {
  readonly #folder: string;
  readonly #onTrouble: (what: string) => void;
  #stamps: Stamp[];
  #isStored = true;

  /** Drops entries for messages after `last`, which are not on disk. */
  constructor(folder: string, last: number, onTrouble: (what: string) => void) {
    this.#folder = folder;
    this.#onTrouble = onTrouble;
    const found = read(folder).filter(({ from }) => from <= last);
    this.#stamps = found.length > 0 ? found : [OF_BEFORE];
  }

  of(seq: number): Stamp {
    return this.#stamps.findLast(({ from }) => from <= seq) ?? this.#stamps[0] ?? OF_BEFORE;
  }

  /** If the disk refuses the write, throws and changes nothing. */
  begin(seq: number, basis: Basis | undefined): void {
    const stamp = {
      from: seq,
      boot: basis?.boot ?? null,
      base: basis?.base ?? 0,
      correction: basis?.isKnown === false ? null : 0,
    };
    const before = this.#stamps.at(-1);
    if (before?.boot === stamp.boot && before.base === stamp.base && (stamp.correction === null || before.correction === 0))
      return;
    const stamps = [...this.#stamps.filter(({ from }) => from < seq), stamp];
    this.#write(stamps);
    this.#stamps = stamps;
    this.#isStored = true;
  }

  /** Sets the corrections that are null. Without `clock` they become 0. */
  settle(clock: HubClock | undefined, last: number, secondOf: (seq: number) => number | undefined): void {
    if (this.#stamps.every(({ correction }) => correction !== null)) return;
    this.#stamps = this.#stamps.map((stamp, index) => {
      if (stamp.correction !== null) return stamp;
      const latest = secondOf((this.#stamps[index + 1]?.from ?? last + 1) - 1);
      return { ...stamp, correction: clock ? correctionOf(stamp, clock, latest) : 0 };
    });
    this.#keep();
  }

  forget(first: number): void {
    const remaining = this.#stamps.filter((_, index) => (this.#stamps[index + 1]?.from ?? Number.POSITIVE_INFINITY) > first);
    if (remaining.length === this.#stamps.length && this.#isStored) return;
    this.#stamps = remaining;
    this.#keep();
  }

  #keep(): void {
    try {
      this.#write(this.#stamps);
      this.#isStored = true;
    } catch (error) {
      if (this.#isStored) this.#onTrouble(`the clock of readings is not stored on disk: ${errorText(error)}`);
      this.#isStored = false;
    }
  }

  #write(stamps: readonly Stamp[]): void {
    replaceFile(join(this.#folder, 'stamps.json'), JSON.stringify(stamps));
  }
}

/** No corrected time is in the future, even when a former boot's clock error is estimated wrongly. */
export function correctionOf({ boot, base }: Stamp, clock: HubClock, latest: number | undefined): number {
  if (boot === null) return 0;
  const correction = clock.correctionOf({ boot, base });
  return latest === undefined ? correction : Math.min(correction, clock.now() - latest);
}

function read(folder: string): Stamp[] {
  try {
    return z.array(stampSchema).parse(JSON.parse(readFileSync(join(folder, 'stamps.json'), 'utf8')));
  } catch {
    return [];
  }
}
