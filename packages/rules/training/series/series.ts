/** What was recorded along a training beside the heart rate: a value a second, null where there is none. */

export const seriesNames = ['Power', 'Cadence', 'Speed', 'Altitude', 'Distance', 'Latitude', 'Longitude', 'Hits'] as const;
export type SeriesName = (typeof seriesNames)[number];
/** Watts, turns a minute, metres a second, metres above the sea, metres since the beginning, degrees, hits in that second. */
export type Values = readonly (number | null)[];

export interface Series {
  /** Unix second. */
  readonly begin: number;
  readonly seconds: number;
  /** Each as long as `seconds`; what was not recorded is absent. */
  readonly values: Readonly<Partial<Record<SeriesName, Values>>>;
}

/** Metres (spec 3 section 9). */
const EARTH_RADIUS = 6_378_137;
/** What nobody but she sees of a route: where she lives is where most of them begin. */
export const HIDDEN_METRES = 250;

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres from one place to another, as the crow flies. */
export function metresBetween(one: Place, other: Place): number {
  const [lat1, lat2] = [radians(one.latitude), radians(other.latitude)];
  const half = (difference: number) => Math.sin(difference / 2) ** 2;
  const angle = half(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * half(radians(other.longitude - one.longitude));
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(angle)));
}

/** Where she was at a second; undefined where it was not recorded. */
export function placeAt({ values }: Series, second: number): Place | undefined {
  const latitude = values.Latitude?.[second] ?? null;
  const longitude = values.Longitude?.[second] ?? null;
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

/** Metres along the recorded places. */
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

/** What would say where she is: how high home lies, and how the street there climbs, finds it on a map. */
const withPlace: readonly string[] = ['Latitude', 'Longitude', 'Speed', 'Altitude'];

/** Where a route ended once, and the middle of what is hidden around it. */
export interface Anchor {
  readonly place: Place;
  readonly middle: Place;
}

/** An end so near to a known one is that one: receivers err, and circles of the same door would have it between their middles. */
const SAME_METRES = 100;

/** The first and the last recorded place. */
export function endsOf(series: Series): readonly Place[] {
  const placed = Array.from({ length: series.seconds }, (_, second) => placeAt(series, second));
  return [placed.find((place) => place), placed.findLast((place) => place)].filter((place) => place !== undefined);
}

/** The one of an end among those known, the oldest first; undefined: it is a new one. */
export const anchorOf = (end: Place, known: readonly Anchor[]): Anchor | undefined =>
  known.find(({ place }) => metresBetween(place, end) <= SAME_METRES);

/**
 * The middle of what is hidden around a place: not the place itself, which whoever sees many routes leave a circle would find. `turn` and
 * `share` are two numbers from 0 to 1, random for each place: who knows what was hidden around one knows nothing of another.
 */
export function middleAround({ latitude, longitude }: Place, turn: number, share: number): Place {
  // Of equal chance everywhere in the circle.
  const metres = HIDDEN_METRES * Math.sqrt(share);
  const degrees = (metres / EARTH_RADIUS) * (180 / Math.PI);
  return {
    latitude: latitude + degrees * Math.cos(2 * Math.PI * turn),
    longitude: longitude + (degrees * Math.sin(2 * Math.PI * turn)) / Math.cos(radians(latitude)),
  };
}

/**
 * As everybody else sees it: without the places near the first and the last one, passed at the beginning, the end or in between, and
 * without how far, how high and how fast she was there, which would say how far it is. The way begins where it is seen.
 */
export function withHiddenEnds(series: Series, middles: readonly Place[]): Series {
  const placed = Array.from({ length: series.seconds }, (_, second) => placeAt(series, second));
  // The middle lies off the anchor, and the end off it too: so much stays hidden on each side.
  const radius = 2 * HIDDEN_METRES + SAME_METRES;
  const isNear = (place: Place) => middles.some((middle) => metresBetween(middle, place) <= radius);
  // A second without a place is where the last one was.
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

/** The seconds from `from` up to, not including, `to` (Unix); outside of what was recorded there is nothing. */
export function partOf(series: Series, from: number, to: number): Series {
  const cut = (values: Values): Values =>
    Array.from({ length: to - from }, (_, second) => values[from + second - series.begin] ?? null);
  return { begin: from, seconds: to - from, values: mapped(series, cut) };
}

/** Nothing that belongs to one training is longer. */
export const JOINED_MAX_SECONDS = 172_800;

const mapped = ({ values }: Pick<Series, 'values'>, change: (values: Values, name: SeriesName) => Values): Series['values'] =>
  Object.fromEntries(
    seriesNames.flatMap((name) => {
      const before = values[name];
      return before === undefined ? [] : [[name, change(before, name)]];
    }),
  );
