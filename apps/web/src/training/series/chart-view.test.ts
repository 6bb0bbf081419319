import { expect, it } from 'vitest';
import { axisTicks, gapsOf, valueTicks } from './chart-axis.ts';
import { type ChartView, pinch, pressOn, type Span, secondAt, shareOf, spanOf, timeAxis, zoomBy, zoomTo } from './chart-view.ts';

function viewOf(at: number | null = null, zoom: Span | null = null) {
  const stored = { at, zoom, marked: null as Span | null };
  const view = (): ChartView => ({
    ...stored,
    onAt: (second) => Object.assign(stored, { at: second }),
    onZoom: (span) => Object.assign(stored, { zoom: span }),
    onMarked: (span) => Object.assign(stored, { marked: span }),
  });
  return { stored, view };
}
const press = (key: string, shiftKey = false) => ({
  key,
  shiftKey,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  preventDefault: () => undefined,
});
const axis = timeAxis(1001);

it('a position on the width of a chart is a second, whether the axis is time or distance', () => {
  const span = { from: 0, to: 1000 };
  expect([secondAt(axis, span, 0.25), shareOf(axis, span, 250)]).toEqual([250, 0.25]);
  const way = [0, 10, 20, 20, 20, 40];
  expect([secondAt(way, { from: 0, to: 5 }, 0.5), secondAt(way, { from: 0, to: 5 }, 0.8)]).toEqual([2, 5]);
  expect(shareOf(way, { from: 1, to: 5 }, 4)).toBeCloseTo(1 / 3, 9);
  expect(shareOf([0, 0, 0], { from: 0, to: 2 }, 1)).toBe(0);
});

it('an end after the last second is at the right edge of a chart, and fractions are rounded', () => {
  const seconds = timeAxis(61);
  expect(shareOf(seconds, { from: 0, to: 60 }, 61)).toBe(1);
  expect(shareOf(seconds, { from: 0, to: 60 }, -3)).toBe(0);
  expect(shareOf(seconds, { from: 0, to: 60 }, 30.4)).toBe(0.5);
});

it('a drag over a part of a chart zooms into this part, a drag over the whole width resets the zoom, and a short drag is ignored', () => {
  const { stored, view } = viewOf();
  zoomTo(view(), axis, { from: 200, to: 400 });
  expect(stored.zoom).toEqual({ from: 200, to: 400 });
  zoomTo(view(), axis, { from: 300, to: 305 });
  expect(stored.zoom).toEqual({ from: 200, to: 400 });
  zoomTo(view(), axis, { from: 0, to: 1000 });
  expect(stored.zoom).toBeNull();
});

it('a chart zooms around the pointer, else around the middle, and stays within the training', () => {
  const { stored, view } = viewOf(200);
  zoomBy(view(), axis, 0.5);
  expect(stored.zoom).toEqual({ from: 100, to: 600 });
  stored.at = null;
  zoomBy(view(), axis, 0.5);
  expect(stored.zoom).toEqual({ from: 225, to: 475 });
  zoomBy(view(), axis, 2);
  expect(stored.zoom).toEqual({ from: 100, to: 600 });
  zoomBy(view(), axis, 2);
  expect(stored.zoom).toBeNull();
  stored.at = 990;
  for (let times = 0; times < 12; times++) zoomBy(view(), axis, 0.5);
  expect((stored.zoom?.to ?? 0) - (stored.zoom?.from ?? 0)).toBeGreaterThanOrEqual(10);
});

it('two fingers zoom a chart so that the seconds under them do not move', () => {
  const { stored, view } = viewOf();
  pinch(view(), axis, [400, 600], [0.25, 0.75]);
  expect(stored.zoom).toEqual({ from: 300, to: 700 });
  pinch(view(), axis, [400, 600], [0.35, 0.85]);
  expect(stored.zoom).toEqual({ from: 260, to: 660 });
  pinch(view(), axis, [400, 600], [0.8, 0.2]);
  pinch(view(), axis, [400, 600], [0.5, 0.501]);
  expect(stored.zoom).toEqual({ from: 260, to: 660 });
});

it('arrow keys move in a chart by 5 s, with Shift by a minute, and plus, minus and Escape zoom', () => {
  const { stored, view } = viewOf();
  const on = (key: string, shiftKey = false) => pressOn(view(), axis, press(key, shiftKey));
  on('ArrowRight');
  on('ArrowRight', true);
  expect(stored.at).toBe(65);
  on('ArrowLeft');
  on('PageDown');
  expect(stored.at).toBe(120);
  on('+');
  expect(stored.zoom).toEqual({ from: 60, to: 560 });
  on('End');
  expect([stored.at, stored.zoom]).toEqual([1000, { from: 500, to: 1000 }]);
  on('ArrowLeft');
  expect(stored.zoom).toEqual({ from: 500, to: 1000 });
  on('Escape');
  expect(stored.zoom).toBeNull();
  on('Home');
  expect(stored.at).toBe(0);
  on('-');
  expect(spanOf(view(), axis)).toEqual({ from: 0, to: 1000 });
});

const formats = {
  duration: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  number: (value: number, digits = 0) => value.toFixed(digits),
  units: { imperial: false, weight: 'kg', height: 'cm' } as const,
};
const imperial = { ...formats, units: { imperial: true, weight: 'lb', height: 'in' } as const };
it("the axis of a chart has round times or distances in the reader's units", () => {
  const words = (...ticks: Parameters<typeof axisTicks>) => axisTicks(...ticks).map((tick) => tick.words);
  expect(words('time', 0, 3600, 7, formats, '0 min')).toEqual(['0 min', '10', '20', '30', '40', '50', '60']);
  expect(words('time', 100, 160, 5, formats, '0 min')).toEqual(['1:45', '2:00', '2:15', '2:30']);
  expect(words('way', 0, 4200, 6, formats, '')).toEqual(['0 km', '1', '2', '3', '4']);
  expect(words('way', 1000, 1900, 5, formats, '')).toEqual(['1.0 km', '1.2', '1.4', '1.6', '1.8']);
  expect(words('way', 0, 5000, 6, imperial, '')).toEqual(['0 mi', '1', '2', '3']);
  expect(valueTicks(272, 495, 3)).toEqual([300, 400]);
});

it('silences of a series are between known values', () => {
  expect(gapsOf([null, 1, null, null, null, 2, null, 3, null], 2)).toEqual([{ from: 2, to: 5 }]);
});
