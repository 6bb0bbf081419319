export const seriesNames = ['Power', 'Cadence', 'Speed', 'Altitude', 'Distance', 'Latitude', 'Longitude', 'Hits'] as const;
export type SeriesName = (typeof seriesNames)[number];
/**
 * One value per second: watts, revolutions per minute, metres per second, metres above sea level, metres since the begin,
 * degrees, or hits.
 */
export type Values = readonly (number | null)[];

export interface Series {
  /** Unix second. */
  readonly begin: number;
  readonly seconds: number;
  readonly values: Readonly<Partial<Record<SeriesName, Values>>>;
}

/** In metres. */
const EARTH_RADIUS = 6_378_137;
/** Radius that hides a route's end from other readers, because most routes begin at home. */
export const HIDDEN_METRES = 250;

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function metresBetween(one: Place, other: Place): number {
  const [lat1, lat2] = [radians(one.latitude), radians(other.latitude)];
  const half = (difference: number) => Math.sin(difference / 2) ** 2;
  const angle = half(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * half(radians(other.longitude - one.longitude));
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(angle)));
}

export function placeAt({ values }: Series, second: number): Place | undefined {
  const latitude = values.Latitude?.[second] ?? null;
  const longitude = values.Longitude?.[second] ?? null;
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

export function metresAlong(series: Series): number {
  let metres = 0;
  let before: Place | undefined;
  for (let second = 0; second < series.seconds; second++) {
    const place = placeAt(series, second);
    if (place && before) metres += metresBetween(before, place);
    before = place ?? before;
  }
  return metres;
}

/** These series are hidden with the positions: altitude and speed would reveal the place on a map. */
const withPlace: readonly string[] = ['Latitude', 'Longitude', 'Speed', 'Altitude'];

export interface Anchor {
  readonly place: Place;
  readonly middle: Place;
}

/** In metres. Ends that are closer share a circle, because several circles around the same door would reveal it. */
const SAME_METRES = 100;

export function endsOf(series: Series): readonly Place[] {
  const placed = Array.from({ length: series.seconds }, (_, second) => placeAt(series, second));
  return [placed.find((place) => place), placed.findLast((place) => place)].filter((place) => place !== undefined);
}

/** The oldest stored anchor close to this end of a route. Undefined if a new anchor is needed. */
export const anchorOf = (end: Place, known: readonly Anchor[]): Anchor | undefined =>
  known.find(({ place }) => metresBetween(place, end) <= SAME_METRES);

/**
 * A random centre of the hidden circle. If the place itself were the centre, many routes would reveal it. `turn` and `share` are
 * random, 0 to 1.
 */
export function middleAround({ latitude, longitude }: Place, turn: number, share: number): Place {
  // The square root distributes centres evenly over the area.
  const metres = HIDDEN_METRES * Math.sqrt(share);
  const degrees = (metres / EARTH_RADIUS) * (180 / Math.PI);
  return {
    latitude: latitude + degrees * Math.cos(2 * Math.PI * turn),
    longitude: longitude + (degrees * Math.sin(2 * Math.PI * turn)) / Math.cos(radians(latitude)),
  };
}

/**
 * For other readers the series has no position, distance, altitude or speed near the ends. The distance counts from the first
 * visible second.
 */
export function withHiddenEnds(series: Series, middles: readonly Place[]): Series {
  const placed = Array.from({ length: series.seconds }, (_, second) => placeAt(series, second));
  // The centre and the end may be on opposite sides of the anchor. This radius still hides HIDDEN_METRES in every direction.
  const radius = 2 * HIDDEN_METRES + SAME_METRES;
  const isNear = (place: Place) => middles.some((middle) => metresBetween(middle, place) <= radius);
  let isHidden = middles.length > 0;
  const hidden = placed.map((place) => {
    if (place !== undefined) isHidden = isNear(place);
    return isHidden;
  });
  const shown = (values: Values): Values => values.map((value, second) => (hidden[second] ? null : value));
  const { Distance } = series.values;
  const start = Distance && (shown(Distance).find((value) => value !== null) ?? 0);
  const values = Object.fromEntries(
    Object.entries(series.values).map(([name, list]) => {
      if (name === 'Distance') return [name, shown(list).map((value) => (value === null ? null : value - (start ?? 0)))];
      return [name, withPlace.includes(name) ? shown(list) : list];
    }),
  );
  return { ...series, values };
}

export function partOf(series: Series, from: number, to: number): Series {
  const cut = (values: Values): Values =>
    Array.from({ length: to - from }, (_, second) => values[from + second - series.begin] ?? null);
  return { begin: from, seconds: to - from, values: mapped(series, cut) };
}

export const JOINED_MAX_SECONDS = 172_800;

const mapped = ({ values }: Pick<Series, 'values'>, change: (values: Values, name: SeriesName) => Values): Series['values'] =>
  Object.fromEntries(
    seriesNames.flatMap((name) => {
      const before = values[name];
      return before === undefined ? [] : [[name, change(before, name)]];
    }),
  );
