import type { HubClock } from '../clock/hub-clock.ts';

/** A program silent this long while another one receives straps is likely faulty. */
const SILENT_MS = 120_000;

/** `hears`: no fault known. `silent`: receives nothing while another program does. `ended`: being restarted. */
type CaptureState = 'hears' | 'silent' | 'ended';
export interface Capture {
  readonly Program: number | string;
  readonly State: CaptureState;
}

export class Captures {
  readonly #clock: HubClock;
  readonly #programs = new Map<number | string, { receivedAt: number; hasEnded: boolean }>();

  constructor(clock: HubClock, programs: readonly number[]) {
    this.#clock = clock;
    for (const program of programs) this.#of(program);
  }

  received(program: number | string): void {
    Object.assign(this.#of(program), { receivedAt: this.#clock.steady(), hasEnded: false });
  }
  ended(program: number | string): void {
    this.#of(program).hasEnded = true;
  }

  now(): Capture[] {
    const now = this.#clock.steady();
    const newest = Math.max(...[...this.#programs.values()].map(({ receivedAt }) => receivedAt));
    return [...this.#programs]
      .sort(([one], [other]) => inOrder(one, other))
      .map(([Program, { receivedAt, hasEnded }]) => {
        const isSilent = now - receivedAt >= SILENT_MS && now - newest < SILENT_MS;
        return { Program, State: hasEnded ? 'ended' : isSilent ? 'silent' : 'hears' };
      });
  }

  get isHearing(): boolean {
    const programs = [...this.#programs.values()];
    return programs.length === 0 || programs.some(({ hasEnded }) => !hasEnded);
  }

  #of(program: number | string) {
    let known = this.#programs.get(program);
    if (!known) this.#programs.set(program, (known = { receivedAt: this.#clock.steady(), hasEnded: false }));
    return known;
  }
}

function inOrder(one: number | string, other: number | string): number {
  if (typeof one === 'number') return typeof other === 'number' ? one - other : -1;
  return typeof other === 'number' ? 1 : one.localeCompare(other);
}
