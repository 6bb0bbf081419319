import '../../../platform/browser-locale.ts';
import { type ZoneLimits, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import uPlot from 'uplot';
import type { ChartData } from './chart-data.ts';

interface PlotEvents {
  /** What stands at the beginning of the time axis: `0 min`. */
  zero: string;
  /** Second under the cursor, null when it left. */
  onCursor: (second: number | null) => void;
  onZoom: (zoomed: boolean) => void;
}

const FONT = '600 12px "Archivo Variable", Archivo, sans-serif';
/** The lowest drawn heart rate lies this far under zone 1, so that resting has a place. */
const BELOW_ZONE_1 = 30;
/** Minutes between two ticks of the time axis: the smallest that leaves this many pixels. */
const TICK_MINUTES = [1, 2, 5, 10, 15, 30, 60, 120];
const TICK_PIXELS = 56;

/** Opens the plot in an element, in the colours of the scheme. The caller destroys it. */
export function openPlot(element: HTMLElement, _scheme: string, data: ChartData, limits: ZoneLimits, events: PlotEvents): uPlot {
  const { zero } = events;
  const style = getComputedStyle(element);
  const color = (token: string) => style.getPropertyValue(token).trim();
  const fills = [0, 1, 2, 3, 4, 5].map((zone) => color(`--z${zone}`));
  const thresholds = limits.slice(0, 5);
  const highest = Math.max(limits[5], ...data.beats.map((bpm) => bpm ?? 0));
  const lowest = Math.min(limits[0] - BELOW_ZONE_1, ...data.beats.map((bpm) => bpm ?? limits[0]));
  const last = Math.max(1, data.seconds.length - 1);
  const text = color('--text-3');
  return new uPlot(
    {
      width: element.clientWidth,
      height: element.clientHeight,
      legend: { show: false },
      padding: [8, 4, 0, 4],
      cursor: {
        y: false,
        points: { size: 11, width: 3, stroke: color('--chart-ink'), fill: color('--surface') },
        drag: { x: true, y: false },
      },
      scales: { x: { time: false, min: 0, max: last }, y: { range: [lowest, highest + 4] } },
      axes: [
        {
          font: FONT,
          stroke: text,
          size: 28,
          grid: { show: false },
          ticks: { show: false },
          splits: (plot, _axis, min, max) => minuteTicks(min, max, plot.bbox.width / devicePixelRatio),
          values: (_plot, splits) => splits.map((second) => (second === 0 ? zero : String(Math.round(second / 60)))),
        },
        {
          // Zone names stand between their thresholds.
          font: FONT,
          stroke: text,
          size: 30,
          grid: { show: false },
          ticks: { show: false },
          splits: () => thresholds.map((threshold, zone) => (threshold + Math.min(highest + 4, limits[zone + 1] ?? highest)) / 2),
          values: (_plot, splits) => splits.map((_, zone) => `Z${zone + 1}`),
        },
        {
          scale: 'y',
          side: 1,
          font: FONT,
          stroke: text,
          size: 36,
          ticks: { show: false },
          grid: { stroke: color('--line-2'), width: 1, dash: [2, 4] },
          splits: () => thresholds,
          values: (_plot, splits) => splits.map(String),
        },
      ],
      series: [{}, { stroke: color('--chart-ink'), width: 2, points: { show: false }, spanGaps: false }],
      hooks: {
        drawClear: [(plot) => drawZones(plot, data, limits, fills)],
        setCursor: [({ cursor }) => events.onCursor(cursor.left === undefined || cursor.left < 0 ? null : (cursor.idx ?? null))],
        setScale: [
          (plot, key) => {
            if (key === 'x') events.onZoom((plot.scales['x']?.min ?? 0) > 0 || (plot.scales['x']?.max ?? last) < last);
          },
        ],
      },
    },
    [data.seconds, data.beats] as uPlot.AlignedData,
    element,
  );
}

/** One column a device pixel, from the floor to the heart rate, in the fill of its zone. */
function drawZones(plot: uPlot, { beats }: ChartData, limits: ZoneLimits, fills: readonly string[]): void {
  const { ctx, bbox } = plot;
  const floor = bbox.top + bbox.height;
  ctx.save();
  for (let x = Math.floor(bbox.left); x < bbox.left + bbox.width; x++) {
    const second = Math.round(plot.posToVal(x, 'x', true));
    const bpm = beats[second];
    if (bpm === null || bpm === undefined) continue;
    const top = plot.valToPos(bpm, 'y', true);
    ctx.fillStyle = fills[zoneOf(bpm, limits)] ?? '';
    ctx.fillRect(x, top, 1, floor - top);
  }
  ctx.restore();
}

function minuteTicks(min: number, max: number, width: number): number[] {
  const most = Math.max(1, Math.floor(width / TICK_PIXELS));
  const step = 60 * (TICK_MINUTES.find((minutes) => (max - min) / (60 * minutes) <= most) ?? 240);
  const ticks: number[] = [];
  for (let second = Math.ceil(min / step) * step; second <= max; second += step) ticks.push(second);
  return ticks;
}
