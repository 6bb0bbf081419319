import { type Series, type SeriesName, seriesNames, type Values } from '@clubpulse/rules/training/series/series';

/** Values are little-endian integers of a fixed size. All bits are set for a missing value. */
interface Stored {
  readonly bytes: 1 | 2 | 4;
  readonly scale: number;
  readonly offset: number;
}
const SEMICIRCLES = 2 ** 31 / 180;
const stored: Readonly<Record<SeriesName, Stored>> = {
  Power: { bytes: 2, scale: 1, offset: 0 },
  Cadence: { bytes: 1, scale: 1, offset: 0 },
  Speed: { bytes: 2, scale: 1000, offset: 0 },
  Altitude: { bytes: 2, scale: 5, offset: 500 },
  Distance: { bytes: 4, scale: 100, offset: 0 },
  Latitude: { bytes: 4, scale: SEMICIRCLES, offset: 90 },
  Longitude: { bytes: 4, scale: SEMICIRCLES, offset: 180 },
  Hits: { bytes: 1, scale: 1, offset: 0 },
};
const decimals: Readonly<Record<SeriesName, number>> = {
  Power: 0,
  Cadence: 0,
  Speed: 3,
  Altitude: 1,
  Distance: 2,
  Latitude: 7,
  Longitude: 7,
  Hits: 0,
};

export type SeriesBytes = Readonly<Record<SeriesName, Uint8Array | null>>;

export function bytesOf({ values }: Series): SeriesBytes {
  const columns = seriesNames.map((name) => {
    const list = values[name];
    return [name, list === undefined ? null : packed(list, stored[name])];
  });
  return Object.fromEntries(columns) as Record<SeriesName, Uint8Array | null>;
}

export interface StoredSeries {
  readonly begin: number;
  readonly seconds: number;
  readonly columns: SeriesBytes;
}
export const unpackSeries = ({ begin, seconds, columns }: StoredSeries): Series => seriesOf(begin, seconds, columns);

export function seriesOf(begin: number, seconds: number, columns: SeriesBytes): Series {
  const values = seriesNames.flatMap((name) => {
    const bytes = columns[name];
    return bytes === null ? [] : [[name, unpacked(bytes, stored[name], decimals[name])]];
  });
  return { begin, seconds, values: Object.fromEntries(values) };
}

const noneOf = (bytes: number): number => 2 ** (8 * bytes) - 1;

const within = (value: number, max: number): number => Math.min(max, Math.max(0, value));

function packed(values: Values, { bytes, scale, offset }: Stored): Uint8Array {
  const list = Buffer.alloc(values.length * bytes, 0xff);
  for (const [index, value] of values.entries()) {
    if (value !== null) list.writeUIntLE(within(Math.round((value + offset) * scale), noneOf(bytes) - 1), index * bytes, bytes);
  }
  return list;
}

function unpacked(bytes: Uint8Array, { bytes: size, scale, offset }: Stored, places: number): (number | null)[] {
  const list = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / size }, (_, index) => {
    const value = list.readUIntLE(index * size, size);
    return value === noneOf(size) ? null : Number((value / scale - offset).toFixed(places));
  });
}
