import type { Paper } from './series-plot.ts';

/** Pixels per side of a map tile (EPSG:3857). */

const TILE_PIXELS = 256;
const ZOOM_MAX = 18;
const TILES_MAX = 120;
const LATITUDE_MAX = 85.05;

interface Tile {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const columnOf = (longitude: number, across: number): number => ((longitude + 180) / 360) * across;
const rowOf = (latitude: number, across: number): number => {
  const within = Math.max(-LATITUDE_MAX, Math.min(LATITUDE_MAX, latitude));
  return ((1 - Math.asinh(Math.tan((within * Math.PI) / 180)) / Math.PI) / 2) * across;
};
const longitudeOf = (column: number, across: number): number => (column / across) * 360 - 180;
const latitudeOf = (row: number, across: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / across))) * 180) / Math.PI;

/**
 * `template` contains {z}, {x} and {y}. Only visible positions have tiles, so that map servers do not learn the hidden ends.
 * Empty without a route.
 */
export function tilesOf({ frame }: Paper, width: number, height: number, template: string): Tile[] {
  if (frame === null) return [];
  const { west, north, perLongitude, perLatitude } = frame;
  const zoom = Math.max(0, Math.min(ZOOM_MAX, Math.round(Math.log2((perLongitude * 360) / TILE_PIXELS))));
  const across = 2 ** zoom;
  const left = Math.max(0, Math.floor(columnOf(west, across)));
  const right = Math.min(across - 1, Math.floor(columnOf(west + width / perLongitude, across)));
  const top = Math.max(0, Math.floor(rowOf(north, across)));
  const bottom = Math.min(across - 1, Math.floor(rowOf(north - height / perLatitude, across)));
  if ((right - left + 1) * (bottom - top + 1) > TILES_MAX) return [];
  const xAt = (column: number) => (longitudeOf(column, across) - west) * perLongitude;
  const yAt = (row: number) => (north - latitudeOf(row, across)) * perLatitude;
  const tiles: Tile[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const [x, y] = [xAt(column), yAt(row)];
      const href = template.replace('{z}', `${zoom}`).replace('{x}', `${column}`).replace('{y}', `${row}`);
      tiles.push({ href, x, y, width: xAt(column + 1) - x, height: yAt(row + 1) - y });
    }
  }
  return tiles;
}
