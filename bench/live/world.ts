const sizes: Readonly<Record<string, readonly [bridges: number, straps: number]>> = { room: [1, 100], mixed: [100, 30] };
const [bridges, straps] = sizes[process.env['BENCH_WORLD'] ?? ''] ?? [Number(process.env['BENCH_CLUBS'] ?? 1500), 30];
export const BRIDGES = bridges;
export const STRAPS_EACH = straps;
export const READINGS_PER_SECOND = BRIDGES * STRAPS_EACH;
export const SECRET = 'bench';
export const displayToken = (id: number): string => `bench-${id}`;
export const strapOf = (bridge: number, athlete: number): number => 20_001 + (bridge - 1) * STRAPS_EACH + athlete;

export type Encoding = 'binary' | 'json';

export interface ConnectOrder {
  readonly mqttPort: number;
  readonly liveUrl: string | undefined;
  readonly queue: number;
  readonly begin: number;
}

export interface LoadOrder {
  readonly encoding: Encoding;
  readonly speed: number;
  readonly warmSeconds: number;
  readonly seconds: number;
}

export type Order = { readonly connect: ConnectOrder } | { readonly load: LoadOrder } | 'count' | 'end';

export interface LoadReport {
  readonly seconds: number;
  readonly sent: number;
  readonly waiting: number;
  readonly frames: number;
  readonly frameDelay: Percentiles;
  readonly readingDelay: Percentiles;
  readonly boardDelay: Pick<Percentiles, 'p50' | 'p99'>;
  readonly generatorCpu: number;
}

export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}
