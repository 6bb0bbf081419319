import { points } from '@clubpulse/rules/accounts/users/zones';
import { type ClubBoard, type HeardSince, isAny, minus, nothing, plus, type Tally } from '../board/public.ts';

interface Counted {
  readonly done: Tally;
  /** How far the board had counted her when she was here last; undefined while she is in another room. */
  readonly from: Tally | undefined;
}

/**
 * What each did in a room since a session began there (decision 0072): what was heard of her up to a moment, and what the board counts
 * from there on while she is of this room. Who fell silent or was taken off the wall is of it until another room hears her.
 */
export class SessionCount {
  readonly #since: string;
  readonly #club: ClubBoard;
  readonly #isHere: (slot: number) => boolean;
  readonly #of = new Map<number, Counted>();
  #isOver = false;

  /** `since`: when it began, or went on last. `heard`: what was done before; without it, nobody was heard in it yet. */
  constructor(club: ClubBoard, since: string, isHere: (slot: number) => boolean, heard: readonly HeardSince[] = []) {
    this.#since = since;
    this.#club = club;
    this.#isHere = isHere;
    for (const { slot, done, upTo } of heard)
      if (isAny(done) || isAny(upTo)) this.#of.set(slot, { done, from: isHere(slot) ? upTo : undefined });
  }

  /** Takes over who came and who is in another room now. */
  look(): void {
    if (this.#isOver) return;
    for (const slot of this.#club.active) {
      const isHere = this.#isHere(slot);
      const known = this.#of.get(slot);
      if (known === undefined) this.#of.set(slot, { done: nothing, from: isHere ? this.#sinceItBegan(slot) : undefined });
      else if (known.from === undefined && isHere) this.#of.set(slot, { done: known.done, from: this.#club.tallyOf(slot) });
      else if (known.from !== undefined && !isHere) this.#of.set(slot, { done: this.tallyOf(slot), from: undefined });
    }
  }

  /** A training that began in it is of it whole. */
  #sinceItBegan(slot: number): Tally {
    const isWithin = this.#club.sinceOf(slot) >= Math.floor(Date.parse(this.#since) / 1000);
    return isWithin ? this.#club.beforeOf(slot) : this.#club.tallyOf(slot);
  }

  /** It is over: what comes now is of it no more. */
  end(): void {
    this.look();
    this.#isOver = true;
    for (const slot of this.#of.keys()) this.#of.set(slot, { done: this.tallyOf(slot), from: undefined });
  }

  tallyOf(slot: number): Tally {
    const { done, from } = this.#of.get(slot) ?? { done: nothing, from: undefined };
    return from === undefined ? done : plus(done, minus(this.#club.tallyOf(slot), from));
  }

  pointsOf(slot: number): number {
    const known = this.#of.get(slot);
    if (known === undefined) return 0;
    const since = known.from === undefined ? 0 : this.#club.pointSecondsOf(slot) - known.from.pointSeconds;
    return points(known.done.pointSeconds + since);
  }

  /** Slots of people who did something in it; demo users are nobody. */
  everybody = (): number[] => [...this.#of.keys()].filter((slot) => !this.#club.isDemo(slot) && isAny(this.tallyOf(slot)));
}
