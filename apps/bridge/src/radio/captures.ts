import type { HubClock } from '../clock/hub-clock.ts';

/** While another hears straps, one that hears none for so long is likely deaf. */
const SILENT_MS = 120_000;

/** How a capture program is: it hears, or nothing is known against it; it hears nothing though another does; it ended and is being started again. */
type CaptureState = 'hears' | 'silent' | 'ended';
export interface Capture {
  /** Its number in the settings, from 1 on. */
  readonly Program: number;
  readonly State: CaptureState;
}

/** What is known of the programs that listen to the sticks, by their lines alone. */
export class Captures {
  readonly #clock: HubClock;
  readonly #programs = new Map<number, { heardAt: number; hasEnded: boolean }>();

  /** @param programs the numbers of those that are known to be started. */
  constructor(clock: HubClock, programs: readonly number[]) {
    this.#clock = clock;
    for (const program of programs) this.#of(program);
  }

  heard(program: number): void {
    Object.assign(this.#of(program), { heardAt: this.#clock.steady(), hasEnded: false });
  }
  ended(program: number): void {
    this.#of(program).hasEnded = true;
  }

  /** By number. */
  now(): Capture[] {
    const now = this.#clock.steady();
    const newest = Math.max(...[...this.#programs.values()].map(({ heardAt }) => heardAt));
    return [...this.#programs]
      .sort(([one], [other]) => one - other)
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

  #of(program: number) {
    let known = this.#programs.get(program);
    if (!known) this.#programs.set(program, (known = { heardAt: this.#clock.steady(), hasEnded: false }));
    return known;
  }
}
