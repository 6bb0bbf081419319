import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import type { TrainingSeries } from '@clubpulse/contract/training/series/series';
import { METERS_PER_MILE } from '@clubpulse/rules/formats/units';
import { gradeTone } from '@clubpulse/rules/training/series/grade';
import { ActionIcon } from '@mantine/core';
import { IconMaximize } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './AlongTheWay.module.css';
import { tilesOf } from './map-tiles.ts';
import { JOINED_SECONDS, marksOf, type Point, paperOf, scaleBar } from './series-plot.ts';

interface RouteProps {
  series: TrainingSeries;
  metres: readonly number[];
  grades: readonly (number | null)[] | null;
  zoneAt: (second: number) => number | null;
  at: number | null;
  own: boolean;
}

type Look = 'zone' | 'grade' | 'plain';
const BAR_HEIGHT = 20;
const [LARGE_ASIDE, LARGE_ABOVE] = [48, 152];
const MARKS_MAX = 12;

export function Route({ own, ...way }: RouteProps) {
  const t = useT();
  const phone = useWidth() === 'phone';
  const [chosen, setLook] = useState<Look>('zone');
  const [paper, setPaper] = useState<readonly [number, number] | null>(null);
  const looks = [
    { value: 'zone' as const, label: t('kit.zone') },
    ...(way.grades ? [{ value: 'grade' as const, label: t('series.grade') }] : []),
    { value: 'plain' as const, label: t('series.plain') },
  ];
  const [width, height] = phone ? [360, 260] : [900, 340];
  return (
    <figure className={classes['route']}>
      <div className={classes['routeTools']}>
        <span>{t(own ? 'series.hiddenFromOthers' : 'series.hidden')}</span>
        <div className={classes['looks']}>
          <Segmented label={t('series.look')} value={chosen} options={looks} onChange={setLook} />
          <ActionIcon
            variant="default"
            size="var(--ctl)"
            aria-label={t('series.largeMap')}
            onClick={() => setPaper([window.innerWidth - LARGE_ASIDE, window.innerHeight - LARGE_ABOVE])}
          >
            <IconMaximize size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      </div>
      <Drawing {...way} chosen={chosen} width={width} height={height} />
      {paper && (
        <Dialog opened fullScreen title={t('series.route')} onClose={() => setPaper(null)}>
          <div className={classes['large']}>
            <Drawing {...way} chosen={chosen} width={paper[0]} height={paper[1]} />
          </div>
        </Dialog>
      )}
    </figure>
  );
}

interface DrawingProps extends Omit<RouteProps, 'own'> {
  chosen: Look;
  width: number;
  height: number;
}

function Drawing({ series, metres, grades, zoneAt, at, chosen, width, height }: DrawingProps) {
  const t = useT();
  const formats = useFormats();
  const { imperial } = formats.units;
  const map = useCall(getConfig, {}, { quiet: true }).data?.mapTiles ?? null;
  const paper = useMemo(() => paperOf(series, width, height), [series, width, height]);
  const { points, scale } = paper;
  const tiles = useMemo(() => (map ? tilesOf(paper, width, height, map.url) : []), [paper, width, height, map]);
  const toneOf = (second: number): string => {
    if (chosen === 'plain') return 'plain';
    if (chosen === 'grade') return `grade${gradeTone(grades?.[second] ?? null)}`;
    const zone = zoneAt(second);
    return zone === null ? 'plain' : `zone${zone}`;
  };
  const marks = marksOf(points, metres, imperial ? METERS_PER_MILE : 1000);
  const every = Math.max(1, Math.ceil(marks.length / MARKS_MAX / 5) * 5 - (marks.length <= MARKS_MAX ? 4 : 0));
  const bar = scaleBar(scale, width / 6, imperial);
  const barWords = imperial
    ? t(bar.isFar ? 'series.miles' : 'series.feet', { value: formats.number(bar.count) })
    : t(bar.isFar ? 'series.kilometres' : 'series.metres', { value: formats.number(bar.count) });
  const [only] = points;
  const isPlace = only !== undefined && points.every(({ x, y }) => Math.hypot(x - only.x, y - only.y) < 1);
  const here = at === null ? undefined : points.findLast(({ second }) => second <= at);
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height + BAR_HEIGHT}`} role="img" aria-label={t('series.route')}>
        <svg width={width} height={height} overflow="hidden">
          {tiles.map(({ href, ...place }) => (
            <image key={href} href={href} {...place} preserveAspectRatio="none" />
          ))}
        </svg>
        {runsOf(points, () => 'casing').map((run) => (
          <path key={run.key} d={run.path} className={classes['casing']} />
        ))}
        {runsOf(points, toneOf).map((run) => (
          <path key={run.key} d={run.path} className={classes['way']} data-tone={run.tone} />
        ))}
        {isPlace && <circle className={classes['place']} cx={only.x} cy={only.y} r={7} />}
        {marks.map(({ point, count }) =>
          count % every === 0 ? (
            <g key={count} className={classes['mark']}>
              <circle cx={point.x} cy={point.y} r={11} />
              <text x={point.x} y={point.y + 4}>
                {count}
              </text>
            </g>
          ) : (
            <circle key={count} className={classes['dot']} cx={point.x} cy={point.y} r={2.5} />
          ),
        )}
        <g className={classes['bar']} transform={`translate(4 ${height + BAR_HEIGHT - 4})`} aria-hidden="true">
          <path d={`M0 -6V0H${bar.pixels.toFixed(1)}V-6`} />
          <text x={bar.pixels + 8} y={1}>
            {barWords}
          </text>
        </g>
        {here && <circle className={classes['here']} cx={here.x} cy={here.y} r={8} />}
      </svg>
      {map && <small className={classes['source']}>{map.attribution}</small>}
    </>
  );
}

interface Run {
  readonly key: number;
  readonly tone: string;
  readonly path: string;
}

function runsOf(points: readonly Point[], toneOf: (second: number) => string): Run[] {
  const runs: { key: number; tone: string; path: string }[] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before || point.second - before.second > JOINED_SECONDS) continue;
    const tone = toneOf(point.second);
    const run = runs.at(-1);
    const to = `L${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    if (run?.tone === tone && run.key === before.second) Object.assign(run, { key: point.second, path: run.path + to });
    else runs.push({ key: point.second, tone, path: `M${before.x.toFixed(1)} ${before.y.toFixed(1)}${to}` });
  }
  return runs;
}
