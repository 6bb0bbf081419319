import { between, type Random, wholeBetween } from './random.ts';

/** Seconds between two broadcasts of an ANT+ heart-rate strap. */
const PERIOD_S = 8070 / 32768;
const RR_SPREAD = 0.03;
const MESSAGES_PER_TOGGLE = 4;
const BACKGROUND_EVERY = 65;
const INTERVALS_AVERAGED = 8;
const MANUFACTURER = 255;

export class SimulatedStrap {
  readonly #random: Random;
  /** The buffer is reused for every broadcast, so the receiver must read it at once. */
  readonly #data = new Uint8Array(8);
  readonly #intervals: number[] = [];
  #clock: number;
  #nextBroadcast: number;
  #nextBeat: number;
  #lastBeat: number;
  #previousBeat: number;
  #beatCount: number;
  #messages = 0;

  constructor(random: Random) {
    this.#random = random;
    this.#clock = between(random, 0, 3600);
    this.#nextBroadcast = this.#clock + random() * PERIOD_S;
    this.#nextBeat = this.#clock;
    this.#lastBeat = this.#clock;
    this.#previousBeat = this.#clock;
    this.#beatCount = wholeBetween(random, 0, 255);
  }

  /** `data` has 8 bytes; `after` is ms after the start of the second. */
  wear(heartRate: number, broadcast: (data: Uint8Array, after: number) => void): void {
    const end = this.#clock + 1;
    for (; this.#nextBroadcast < end; this.#nextBroadcast += PERIOD_S) {
      while (this.#nextBeat <= this.#nextBroadcast) this.#beat(heartRate);
      this.#write();
      broadcast(this.#data, (this.#nextBroadcast - this.#clock) * 1000);
    }
    this.#clock = end;
  }

  rest(): void {
    this.#clock += 1;
    this.#nextBroadcast = Math.max(this.#nextBroadcast, this.#clock);
    this.#nextBeat = Math.max(this.#nextBeat, this.#clock);
    this.#intervals.length = 0;
  }

  #beat(heartRate: number): void {
    const interval = (60 / heartRate) * between(this.#random, 1 - RR_SPREAD, 1 + RR_SPREAD);
    this.#previousBeat = this.#lastBeat;
    this.#lastBeat = this.#nextBeat;
    this.#nextBeat += interval;
    this.#beatCount = (this.#beatCount + 1) & 0xff;
    this.#intervals.push(interval);
    if (this.#intervals.length > INTERVALS_AVERAGED) this.#intervals.shift();
  }

  #write(): void {
    const data = this.#data;
    const background = this.#messages % BACKGROUND_EVERY === BACKGROUND_EVERY - 1;
    data[0] = background ? this.#background() : this.#mainPage();
    if (Math.floor(this.#messages / MESSAGES_PER_TOGGLE) % 2 === 1) data[0] |= 0x80;
    const beatTime = Math.floor(this.#lastBeat * 1024) & 0xffff;
    data[4] = beatTime & 0xff;
    data[5] = beatTime >> 8;
    data[6] = this.#beatCount;
    data[7] = this.#computedHeartRate();
    this.#messages += 1;
  }

  #mainPage(): number {
    const previous = Math.floor(this.#previousBeat * 1024) & 0xffff;
    this.#fill(0xff, previous & 0xff, previous >> 8);
    return 4;
  }

  #background(): number {
    const turn = Math.floor(this.#messages / BACKGROUND_EVERY) % 3;
    if (turn === 0) {
      const halves = Math.floor(this.#clock / 2);
      this.#fill(halves & 0xff, (halves >> 8) & 0xff, (halves >> 16) & 0xff);
    } else if (turn === 1) this.#fill(MANUFACTURER, 0, 0);
    else this.#fill(1, 1, 1);
    return turn + 1;
  }

  #fill(one: number, two: number, three: number): void {
    this.#data[1] = one;
    this.#data[2] = two;
    this.#data[3] = three;
  }

  #computedHeartRate(): number {
    if (this.#intervals.length === 0) return 0;
    const sum = this.#intervals.reduce((total, interval) => total + interval, 0);
    return Math.min(255, Math.round((60 * this.#intervals.length) / sum));
  }
}
