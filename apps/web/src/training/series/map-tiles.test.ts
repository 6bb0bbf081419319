import { expect, it } from 'vitest';
import { tilesOf } from './map-tiles.ts';
import { paperOf } from './series-plot.ts';

const template = 'https://tiles.example/{z}/{x}/{y}.png';
const along = (Latitude: (number | null)[], Longitude: (number | null)[]) => ({
  Begin: '2026-11-20T08:00:00Z',
  Seconds: Latitude.length,
  Power: null,
  Cadence: null,
  Speed: null,
  Altitude: null,
  Distance: null,
  Hits: null,
  PowerFigures: null,
  IsSpeedWorkedOut: false,
  HasHiddenEnds: false,
  Latitude,
  Longitude,
});
const read = (href: string) => /\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(href)?.slice(1).map(Number) ?? [];

it('map tiles cover the drawing area of a route without gaps, each tile at the position of the places that it shows', () => {
  const [width, height] = [900, 340];
  const paper = paperOf(along([46.19, 46.2], [9.02, 9.05]), width, height);
  const tiles = tilesOf(paper, width, height, template);
  expect(tiles.length).toBeGreaterThan(4);
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0);
  expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0);
  expect(Math.max(...tiles.map((tile) => tile.x + tile.width))).toBeGreaterThanOrEqual(width);
  expect(Math.max(...tiles.map((tile) => tile.y + tile.height))).toBeGreaterThanOrEqual(height);
  for (const tile of tiles) {
    expect(tile.width).toBeGreaterThan(180);
    expect(tile.width).toBeLessThan(363);
  }
  const [first] = paper.points;
  const under = tiles.find(
    ({ x, y, ...size }) => first && first.x >= x && first.x < x + size.width && first.y >= y && first.y < y + size.height,
  );
  const [zoom = 0, column, row] = read(under?.href ?? '');
  const radians = (46.19 * Math.PI) / 180;
  expect(column).toBe(Math.floor(((9.02 + 180) / 360) * 2 ** zoom));
  expect(row).toBe(Math.floor(((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * 2 ** zoom));
});

it('a single place is shown at zoom 15', () => {
  const tiles = tilesOf(paperOf(along([46.19], [9.02]), 300, 200), 300, 200, template);
  expect(new Set(tiles.map(({ href }) => read(href)[0]))).toEqual(new Set([15]));
});

it('a map has no tiles without a route, and never more than the maximum number', () => {
  expect(tilesOf(paperOf(along([null], [null]), 300, 200), 300, 200, template)).toEqual([]);
  const everywhere = paperOf(along([-80, 80], [-179, 179]), 900, 340);
  expect(tilesOf(everywhere, 100_000, 100_000, template).length).toBeLessThanOrEqual(120);
});
