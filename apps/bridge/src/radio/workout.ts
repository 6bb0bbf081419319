import { between, type Random, wholeBetween } from './random.ts';

export interface Block {
  seconds: number;
  from: number;
  to: number;
}
export interface Pause {
  seconds: number;
  from: undefined;
}
export type Workout = readonly (Block | Pause)[];

const minutes = (random: Random, low: number, high: number) => Math.round(between(random, low, high) * 60);
const steady = (seconds: number, effort: number): Block => ({ seconds, from: effort, to: effort });

export function planWorkout(random: Random): Workout {
  const blocks: (Block | Pause)[] = [{ seconds: minutes(random, 5, 8), from: 0.3, to: 0.6 }];
  const sets = wholeBetween(random, 2, 4);
  for (let set = 0; set < sets; set += 1) {
    if (set > 0) blocks.push(steady(minutes(random, 2, 3), 0.42));
    blocks.push(...(random() < 0.6 ? intervals(random) : [steady(minutes(random, 6, 10), between(random, 0.58, 0.78))]));
  }
  blocks.push({ seconds: minutes(random, 4, 6), from: 0.5, to: 0.2 }, { seconds: minutes(random, 6, 10), from: undefined });
  return blocks;
}

function intervals(random: Random): Block[] {
  const work = wholeBetween(random, 30, 180);
  const rest = Math.round(work * between(random, 0.5, 1));
  const effort = between(random, 0.8, 0.95);
  const repeats = Math.max(3, Math.round(540 / (work + rest)));
  return Array.from({ length: repeats }, () => [steady(work, effort), steady(rest, 0.48)]).flat();
}

export class Session {
  readonly #random: Random;
  #workout: Workout;
  #block = 0;
  #second = 0;

  constructor(random: Random) {
    this.#random = random;
    this.#workout = planWorkout(random);
  }

  next(): number | undefined {
    let block = this.#workout[this.#block];
    while (!block || this.#second >= block.seconds) {
      this.#second = 0;
      this.#block += 1;
      if (!block) {
        this.#workout = planWorkout(this.#random);
        this.#block = 0;
      }
      block = this.#workout[this.#block];
    }
    const share = this.#second / block.seconds;
    this.#second += 1;
    return block.from === undefined ? undefined : block.from + (block.to - block.from) * share;
  }
}
