import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Basis, HubClock } from '../clock/hub-clock.ts';
import { inWords, replaceFile } from './replace-file.ts';

/** How the seconds of the messages from a number on were named. */
const stampSchema = z.object({
  from: z.number().int().min(1),
  /** Null: instants of their own, a recording's. */
  boot: z.string().nullable(),
  base: z.number(),
  /** What is added to them on the way to the server, ms; null as long as the server's time is unknown. Once said it stays: a second that is sent twice is one. */
  correction: z.number().nullable(),
});
type Stamp = z.infer<typeof stampSchema>;

/** Messages that a version before this one queued: by the clock of the machine, whatever it was. */
const OF_BEFORE: Stamp = { from: 1, boot: '', base: 0, correction: null };

/**
 * Beside the queue's messages, under which clock they were named, in a file of its own: a version before this one passes over it and reads
 * the messages as ever.
 */
export class Stamps {
  readonly #folder: string;
  readonly #onTrouble: (what: string) => void;
  /** By their first message; never empty. */
  #stamps: Stamp[];
  /** Whether the disk holds them so. */
  #isKept = true;

  /** `last` of the queue: what is said of messages that are not on the disk any more is of nobody. `onTrouble` hears what the disk refuses. */
  constructor(folder: string, last: number, onTrouble: (what: string) => void) {
    this.#folder = folder;
    this.#onTrouble = onTrouble;
    const found = read(folder).filter(({ from }) => from <= last);
    this.#stamps = found.length > 0 ? found : [OF_BEFORE];
  }

  of(seq: number): Stamp {
    return this.#stamps.findLast(({ from }) => from <= seq) ?? this.#stamps[0] ?? OF_BEFORE;
  }

  /** The message `seq` is about to be queued under this basis; undefined: its instant is its own. Throws, and nothing is begun, when the disk refuses. */
  begin(seq: number, basis: Basis | undefined): void {
    const stamp = {
      from: seq,
      boot: basis?.boot ?? null,
      base: basis?.base ?? 0,
      correction: basis?.isKnown === false ? null : 0,
    };
    const before = this.#stamps.at(-1);
    // What was settled for those before holds for those that follow them.
    if (before?.boot === stamp.boot && before.base === stamp.base && (stamp.correction === null || before.correction === 0))
      return;
    const stamps = [...this.#stamps.filter(({ from }) => from < seq), stamp];
    this.#write(stamps);
    this.#stamps = stamps;
    this.#isKept = true;
  }

  /**
   * Says what was not known when it was queued. Without a clock nothing is known still, and it goes as it is. `secondOf` is the second of a
   * message as it was queued. A disk that is full does not undo it: it is tried again with what is stored next.
   */
  settle(clock: HubClock | undefined, last: number, secondOf: (seq: number) => number | undefined): void {
    if (this.#stamps.every(({ correction }) => correction !== null)) return;
    this.#stamps = this.#stamps.map((stamp, index) => {
      if (stamp.correction !== null) return stamp;
      const latest = secondOf((this.#stamps[index + 1]?.from ?? last + 1) - 1);
      return { ...stamp, correction: clock ? correctionOf(stamp, clock, latest) : 0 };
    });
    this.#keep();
  }

  /** What is before `first` is stored. */
  forget(first: number): void {
    const kept = this.#stamps.filter((_, index) => (this.#stamps[index + 1]?.from ?? Number.POSITIVE_INFINITY) > first);
    if (kept.length === this.#stamps.length && this.#isKept) return;
    this.#stamps = kept;
    this.#keep();
  }

  /** Called from timers and handlers: what is settled holds in memory, whatever the disk says. */
  #keep(): void {
    try {
      this.#write(this.#stamps);
      this.#isKept = true;
    } catch (error) {
      if (this.#isKept) this.#onTrouble(`the disk does not keep under which clock readings were heard: ${inWords(error)}`);
      this.#isKept = false;
    }
  }

  #write(stamps: readonly Stamp[]): void {
    replaceFile(join(this.#folder, 'stamps.json'), JSON.stringify(stamps));
  }
}

/** `latest`: of the seconds that are corrected. What was heard is never still to come, whatever is guessed of a clock that is gone. */
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
