import { points } from '@clubpulse/rules/accounts/users/zones';
import { addTally, type ClubBoard, emptyTally, isAny, type RecordedSince, subtractTally, type Tally } from '../board/public.ts';

interface Counted {
  readonly done: Tally;
  readonly from: Tally | undefined;
}

/** An athlete counts even without a signal, until another room receives them (decision 0061). */
export class SessionCount {
  readonly #since: string;
  readonly #club: ClubBoard;
  readonly #isHere: (slot: number) => boolean;
  readonly #of = new Map<number, Counted>();
  #isOver = false;

  constructor(club: ClubBoard, since: string, isHere: (slot: number) => boolean, received: readonly RecordedSince[] = []) {
    this.#since = since;
    this.#club = club;
    this.#isHere = isHere;
    for (const { slot, done, upTo } of received)
      if (isAny(done) || isAny(upTo)) this.#of.set(slot, { done, from: isHere(slot) ? upTo : undefined });
  }

  look(): void {
    if (this.#isOver) return;
    for (const slot of this.#club.active) {
      const isHere = this.#isHere(slot);
      const known = this.#of.get(slot);
      if (known === undefined) this.#of.set(slot, { done: emptyTally, from: isHere ? this.#sinceItBegan(slot) : undefined });
      else if (known.from === undefined && isHere) this.#of.set(slot, { done: known.done, from: this.#club.tallyOf(slot) });
      else if (known.from !== undefined && !isHere) this.#of.set(slot, { done: this.tallyOf(slot), from: undefined });
    }
  }

  /** A training that began during the session counts from its begin, an earlier training only from now on. */
  #sinceItBegan(slot: number): Tally {
    const isWithin = this.#club.sinceOf(slot) >= Math.floor(Date.parse(this.#since) / 1000);
    return isWithin ? this.#club.beforeOf(slot) : this.#club.tallyOf(slot);
  }

  end(): void {
    this.look();
    this.#isOver = true;
    for (const slot of this.#of.keys()) this.#of.set(slot, { done: this.tallyOf(slot), from: undefined });
  }

  tallyOf(slot: number): Tally {
    const { done, from } = this.#of.get(slot) ?? { done: emptyTally, from: undefined };
    return from === undefined ? done : addTally(done, subtractTally(this.#club.tallyOf(slot), from));
  }

  pointsOf(slot: number): number {
    const known = this.#of.get(slot);
    if (known === undefined) return 0;
    const since = known.from === undefined ? 0 : this.#club.pointSecondsOf(slot) - known.from.pointSeconds;
    return points(known.done.pointSeconds + since);
  }

  all = (): number[] => [...this.#of.keys()].filter((slot) => !this.#club.isDemo(slot) && isAny(this.tallyOf(slot)));
}
