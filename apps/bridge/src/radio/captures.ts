import type { HubClock } from '../clock/hub-clock.ts';

/** While another hears straps, one that hears none for so long is likely deaf. */
const SILENT_MS = 120_000;

/** How a capture program is: it hears, or nothing is known against it; it hears nothing though another does; it ended and is being started again. */
type CaptureState = 'hears' | 'silent' | 'ended';
export interface Capture {
  /** A program's number in the settings, from 1 on, or the name of a stick that the bridge itself listens to. */
  readonly Program: number | string;
  readonly State: CaptureState;
}

/** What is known of the programs that listen to the sticks, by their lines alone, and of the bridge's own sticks. */
export class Captures {
  readonly #clock: HubClock;
  readonly #programs = new Map<number | string, { heardAt: number; hasEnded: boolean }>();

  /** @param programs the numbers of those that are known to be started. */
  constructor(clock: HubClock, programs: readonly number[]) {
    this.#clock = clock;
    for (const program of programs) this.#of(program);
  }

  heard(program: number | string): void {
    Object.assign(this.#of(program), { heardAt: this.#clock.steady(), hasEnded: false });
  }
  ended(program: number | string): void {
    this.#of(program).hasEnded = true;
  }

  /** Programs by number, then sticks by name. */
  now(): Capture[] {
    const now = this.#clock.steady();
    const newest = Math.max(...[...this.#programs.values()].map(({ heardAt }) => heardAt));
    return [...this.#programs]
      .sort(([one], [other]) => inOrder(one, other))
      .map(([Program, { heardAt, hasEnded }]) => {
        const isSilent = now - heardAt >= SILENT_MS && now - newest < SILENT_MS;
        return { Program, State: hasEnded ? 'ended' : isSilent ? 'silent' : 'hears' };
      });
  }

  /** Whether any of them may hear something. */
  get isHearing(): boolean {
    const programs = [...this.#programs.values()];
    return programs.length === 0 || programs.some(({ hasEnded }) => !hasEnded);
  }

  #of(program: number | string) {
    let known = this.#programs.get(program);
    if (!known) this.#programs.set(program, (known = { heardAt: this.#clock.steady(), hasEnded: false }));
    return known;
  }
}

function inOrder(one: number | string, other: number | string): number {
  if (typeof one === 'number') return typeof other === 'number' ? one - other : -1;
  return typeof other === 'number' ? 1 : one.localeCompare(other);
}
