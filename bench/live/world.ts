/** The measured world: every bridge is the only one of its club and hears all of its athletes. bench/room has one room that is full. */
const [bridges, straps] = process.env['BENCH_WORLD'] === 'room' ? [1, 100] : [1500, 30];
export const BRIDGES = bridges;
export const STRAPS_EACH = straps;
export const READINGS_PER_SECOND = BRIDGES * STRAPS_EACH;
export const SECRET = 'bench';
/** Ids count from 1 in all tables: club, room, bridge and screen of one place have the same. */
export const displayToken = (id: number): string => `bench-${id}`;
/** ANT+ number of a place's athlete; five digits, so that JSON bodies are of one length. */
export const strapOf = (bridge: number, athlete: number): number => 20_001 + (bridge - 1) * STRAPS_EACH + athlete;

export type Encoding = 'binary' | 'json';

/** Where the generator connects: bridges, and screens when there is a live address. */
export interface ConnectOrder {
  readonly mqttPort: number;
  readonly liveUrl: string | undefined;
  readonly queue: number;
  /** Unix milliseconds of the first second. */
  readonly begin: number;
}

/** What the generator is to send. `speed`: messages a second of each bridge, each of a second of its own. */
export interface LoadOrder {
  readonly encoding: Encoding;
  readonly speed: number;
  readonly warmSeconds: number;
  readonly seconds: number;
}

export type Order = { readonly connect: ConnectOrder } | { readonly load: LoadOrder } | 'count' | 'end';

/** What it saw in the measured seconds; times in milliseconds. */
export interface LoadReport {
  readonly seconds: number;
  readonly sent: number;
  /** Messages sent and not acknowledged as stored at the end. */
  readonly waiting: number;
  readonly frames: number;
  /** From the moment a frame was due to its arrival: p50, p95, p99. */
  readonly frameDelay: Percentiles;
  /** From sending a reading to the first frame that shows it: 0 to 1000 of it is waiting for the next frame. */
  readonly readingDelay: Percentiles;
  /** From sending a reading to the board showing it. */
  readonly boardDelay: Pick<Percentiles, 'p50' | 'p99'>;
  readonly generatorCpu: number;
}

export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}
