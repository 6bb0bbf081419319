import '../../../platform/browser-locale.ts';
import { type ZoneLimits, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import uPlot from 'uplot';
import { type Axis, secondNear } from '../../series/public.ts';
import type { ChartData } from './chart-data.ts';

interface PlotFrame {
  axis: Axis;
  ticks: (left: number, right: number, most: number) => readonly { readonly place: number; readonly words: string }[];
}

const FONT = '600 12px "Archivo Variable", Archivo, sans-serif';
const BELOW_ZONE_1 = 30;
const TICK_PIXELS = 56;
const [LEFT, RIGHT, ABOVE, BELOW] = [30, 46, 8, 28];
export const plotInset = { left: LEFT, right: RIGHT, top: ABOVE, bottom: BELOW } as const;

export function openPlot(
  element: HTMLElement,
  _scheme: string,
  data: ChartData,
  limits: ZoneLimits,
  { axis, ticks }: PlotFrame,
): uPlot {
  const style = getComputedStyle(element);
  const color = (token: string) => style.getPropertyValue(token).trim();
  const fills = [0, 1, 2, 3, 4, 5].map((zone) => color(`--z${zone}`));
  const thresholds = limits.slice(0, 5);
  const highest = Math.max(limits[5], ...data.beats.map((bpm) => bpm ?? 0));
  const lowest = Math.min(limits[0] - BELOW_ZONE_1, ...data.beats.map((bpm) => bpm ?? limits[0]));
  const last = Math.max(1, axis.at(-1) ?? 0);
  const text = color('--text-3');
  const ticksIn = (plot: uPlot, left: number, right: number) =>
    ticks(left, right, Math.max(1, Math.floor(plot.bbox.width / devicePixelRatio / TICK_PIXELS)));
  return new uPlot(
    {
      width: element.clientWidth,
      height: element.clientHeight,
      legend: { show: false },
      padding: [ABOVE, 0, 0, 0],
      cursor: { show: false },
      scales: { x: { time: false, min: 0, max: last }, y: { range: [lowest, highest + 4] } },
      axes: [
        {
          font: FONT,
          stroke: text,
          size: BELOW,
          grid: { show: false },
          ticks: { show: false },
          splits: (plot, _axis, min, max) => ticksIn(plot, min, max).map(({ place }) => place),
          values: (plot, splits) => {
            const shown = ticksIn(plot, plot.scales['x']?.min ?? 0, plot.scales['x']?.max ?? last);
            return splits.map((place) => shown.find((tick) => tick.place === place)?.words ?? '');
          },
        },
        {
          font: FONT,
          stroke: text,
          size: LEFT,
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
          size: RIGHT,
          ticks: { show: false },
          grid: { stroke: color('--line-2'), width: 1, dash: [2, 4] },
          splits: () => thresholds,
          values: (_plot, splits) => splits.map(String),
        },
      ],
      series: [{}, { stroke: color('--chart-ink'), width: 2, points: { show: false }, spanGaps: false }],
      hooks: {
        drawClear: [(plot) => drawZones(plot, axis, data, limits, fills)],
      },
    },
    [Float64Array.from(data.beats, (_, second) => axis[second] ?? last), data.beats] as uPlot.AlignedData,
    element,
  );
}

function drawZones(plot: uPlot, axis: Axis, { beats }: ChartData, limits: ZoneLimits, fills: readonly string[]): void {
  const { ctx, bbox } = plot;
  const floor = bbox.top + bbox.height;
  ctx.save();
  for (let x = Math.floor(bbox.left); x < bbox.left + bbox.width; x++) {
    const second = secondNear(axis, plot.posToVal(x, 'x', true));
    const bpm = beats[second];
    if (bpm === null || bpm === undefined) continue;
    const top = plot.valToPos(bpm, 'y', true);
    ctx.fillStyle = fills[zoneOf(bpm, limits)] ?? '';
    ctx.fillRect(x, top, 1, floor - top);
  }
  ctx.restore();
}
