/** The beat time restarts at 0 every 64 s, so beats farther apart cannot be compared. */
const SILENCE_MAX_MS = 60_000;
/** A strap without a new beat for this long is not worn. */
export const STALE_MS = 5_000;

const PREVIOUS_BEAT_PAGE = 4;

export interface HeartRatePage {
  page: number;
  toggle: 0 | 1;
  /** Time of the last beat in 1/1024 s, 0 to 65535. */
  beatTime: number;
  beatCount: number;
  /** bpm; 0 when the strap detects no heart rate. */
  heartRate: number;
}

export function readHeartRatePage(data: Uint8Array): HeartRatePage | undefined {
  const [head, , , , timeLow, timeHigh, beatCount, heartRate] = data;
  if (data.length !== 8 || head === undefined || timeLow === undefined || timeHigh === undefined) return undefined;
  if (beatCount === undefined || heartRate === undefined) return undefined;
  return { page: head & 0x7f, toggle: head >> 7 === 1 ? 1 : 0, beatTime: timeLow | (timeHigh << 8), beatCount, heartRate };
}

export type BatteryStatus = 'New' | 'Good' | 'Ok' | 'Low' | 'Critical';
const batteryStatuses: readonly (BatteryStatus | undefined)[] = [undefined, 'New', 'Good', 'Ok', 'Low', 'Critical'];

export interface StrapFacts {
  operatingSeconds?: number;
  manufacturer?: number;
  /** Upper half of the strap's serial number; the device number is the lower half. */
  serialUpper?: number;
  hardwareVersion?: number;
  softwareVersion?: number;
  model?: number;
  batteryPercent?: number;
  batteryVolts?: number;
  batteryStatus?: BatteryStatus;
}

const readBackground: Record<number, (one: number, two: number, three: number, facts: StrapFacts) => void> = {
  1: (one, two, three, facts) => {
    facts.operatingSeconds = (one | (two << 8) | (three << 16)) * 2;
  },
  2: (one, two, three, facts) => {
    facts.manufacturer = one;
    facts.serialUpper = two | (three << 8);
  },
  3: (one, two, three, facts) => {
    facts.hardwareVersion = one;
    facts.softwareVersion = two;
    facts.model = three;
  },
  7: (level, fraction, descriptive, facts) => {
    if (level <= 100) facts.batteryPercent = level;
    const volts = descriptive & 0x0f;
    if (volts !== 0x0f) facts.batteryVolts = volts + fraction / 256;
    const status = batteryStatuses[(descriptive >> 4) & 7];
    if (status) facts.batteryStatus = status;
  },
};

export class HeartRateStrap {
  heartRate = 0;
  beats = 0;
  readonly facts: StrapFacts = {};
  #last: HeartRatePage | undefined;
  #receivedAt = 0;
  #changedAt = 0;
  readonly #togglesSeen = [false, false];

  get toggles(): boolean {
    return this.#togglesSeen[0] === true && this.#togglesSeen[1] === true;
  }

  /** Returns the RR intervals (ms) of new beats. None is returned if beats before were not received. `at` is Unix ms. */
  receive(data: Uint8Array, at: number): readonly number[] {
    const page = readHeartRatePage(data);
    if (!page) return [];
    this.#togglesSeen[page.toggle] = true;
    this.heartRate = page.heartRate;
    if (this.toggles) {
      const [, one = 0, two = 0, three = 0] = data;
      readBackground[page.page]?.(one, two, three, this.facts);
    }
    const last = this.#last;
    const known = last !== undefined && at - this.#receivedAt <= SILENCE_MAX_MS;
    this.#last = page;
    this.#receivedAt = at;
    // The beat is compared even after a long silence, because a distant bridge may receive an unworn strap only every minute or
    // two.
    if (page.beatCount !== last?.beatCount || page.beatTime !== last.beatTime) this.#changedAt = at;
    return known ? this.#count(last, page, data) : [];
  }

  #count(last: HeartRatePage, page: HeartRatePage, data: Uint8Array): readonly number[] {
    const newBeats = (page.beatCount - last.beatCount) & 0xff;
    if (newBeats === 0) return [];
    this.beats += newBeats;
    if (newBeats === 1) return [interval(last.beatTime, page.beatTime)];
    if (page.page !== PREVIOUS_BEAT_PAGE || !this.toggles) return [];
    const previous = (data[2] ?? 0) | ((data[3] ?? 0) << 8);
    const lastInterval = interval(previous, page.beatTime);
    return newBeats === 2 ? [interval(last.beatTime, previous), lastInterval] : [lastInterval];
  }

  isStale(at: number): boolean {
    return at - this.#changedAt >= STALE_MS;
  }
}

function interval(from: number, to: number): number {
  return (((to - from) & 0xffff) * 1000) / 1024;
}
