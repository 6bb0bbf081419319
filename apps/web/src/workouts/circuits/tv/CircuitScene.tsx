import type { UnitSystem } from '@clubpulse/contract/accounts/users';
import type { Language } from '@clubpulse/contract/scalars';
import type { CircuitContent } from '@clubpulse/contract/workouts/circuits/circuits';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import {
  isWalked,
  stationAfter,
  stationsOfMinute,
  stationsShown,
  walkAt,
} from '@clubpulse/rules/workouts/circuits/shown-stations';
import { leftInAll, type Position } from '@clubpulse/rules/workouts/timeline/timeline';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import classes from './circuit-scene.module.css';
import { linesIn } from './lay-out.ts';
import { layOutNext, NextMinute } from './NextMinute.tsx';
import { layOutNow, Now } from './Now.tsx';
import { layOutStations, type OnStation, Stations } from './Stations.tsx';
import { nextStepText, weightIn, whatToDo } from './scene-text.ts';
import { type CircuitTvTranslate, circuitTvTranslate } from './tv-translate.ts';

interface CircuitSceneProps {
  content: CircuitContent;
  position: Position;
  station: number | null;
  language: Language;
  units: UnitSystem;
  isPaused?: boolean;
  trainer?: string;
  room?: string;
  color?: string;
  beside?: ReactNode;
  people?: readonly OnStation[];
  turned?: number;
  Heading?: 'h1' | 'h2' | 'h3';
}

const COUNT_IN_MS = 3000;
const LONG_NAME = 16;
/** Letters that fit; a longer word is narrowed and never broken. */
const LONG_WORD = 9;
const RIGHT = { walk: 1156, together: 888, height: 924, gap: 14, askSize: 30, askLine: 1.1 } as const;

/** Draws in pixels of the wall (`--u`), without a clock or requests. */
export function CircuitScene(props: CircuitSceneProps) {
  const { content, language, units } = props;
  const words = useMemo(() => circuitTvTranslate(language), [language]);
  const weight = useMemo(() => weightIn(language, units), [language, units]);
  const inner = { ...props, words, weight };
  return isWalked(content.TimerType) ? <Walk {...inner} /> : <Together {...inner} />;
}

type Inner = CircuitSceneProps & { words: CircuitTvTranslate; weight: (kilograms: number) => string };

interface HeadProps extends Inner {
  page: number;
  pages: number;
}

function Head({ content, position, words, trainer, room, page, pages, ...props }: HeadProps) {
  const { color = content.Room?.Color, Heading = 'h2' } = props;
  return (
    <header className={classes['head']} data-colored={color !== undefined} style={{ '--room': color } as CSSProperties}>
      <div className={classes['title']}>
        <Heading data-long={content.Name.length > LONG_NAME}>{content.Name}</Heading>
        <p>{[trainer, room ?? content.Room?.Name].filter(Boolean).join(' · ')}</p>
      </div>
      {pages > 1 && <span>{words('circuits.tv.page', { page: page + 1, pages })}</span>}
      <b>
        <small>{words('circuits.tv.left')}</small>
        {formatCountdown(leftInAll(content.Steps, position) / 1000)}
      </b>
    </header>
  );
}

interface PhaseProps extends Inner {
  where: string;
  children?: ReactNode;
}

function Phase({ content, position, words, isPaused = false, where, children }: PhaseProps) {
  const step = content.Steps[position.index];
  const phase = step?.phase ?? 'done';
  const left = position.left ?? 0;
  const length = step?.ms ?? 0;
  const isCountIn = step !== undefined && !isPaused && left > 0 && left <= COUNT_IN_MS && length > COUNT_IN_MS;
  const isWork = phase === 'work';
  const word = isPaused ? words('circuits.tv.paused') : words(`workouts.phase.${phase}`);
  return (
    <section className={classes['phase']} data-work={isWork} data-count={isCountIn} aria-label={words(`workouts.phase.${phase}`)}>
      {isCountIn ? (
        <b className={classes['count']}>{Math.ceil(left / 1000)}</b>
      ) : (
        <>
          <div className={classes['top']}>
            <strong data-long={word.split(' ').some(({ length: letters }) => letters > LONG_WORD)}>{word}</strong>
            {where !== '' && <span>{where}</span>}
          </div>
          <b className={classes['clock']} data-long={left > 599_000} role="timer">
            {formatCountdown(left / 1000)}
          </b>
          {children || (
            <>
              <Bar content={content} position={position} />
              <p className={classes['next']}>{nextStepText(words, content, position.index)}</p>
            </>
          )}
        </>
      )}
    </section>
  );
}

function Bar({ content: { Steps }, position: { index, inStep } }: Pick<Inner, 'content' | 'position'>) {
  const length = Steps[index]?.ms ?? 0;
  return (
    <div className={classes['bar']}>
      <i style={{ width: `${length === 0 ? 100 : (100 * inStep) / length}%` }} />
    </div>
  );
}

function Walk(props: Inner) {
  const { content, position, station, words, weight, people, turned = 0 } = props;
  const step = content.Steps[position.index];
  const { StationsActive, Stations: all, TimerType, Work } = content;
  const count = all.length;
  const round = step?.round ?? null;
  const lap = step?.item ?? null;
  const where = [
    round !== null && words('circuits.tv.round', { round, rounds: content.Rounds }),
    lap !== null && count > 1 && words('circuits.tv.lap', { lap: lap + 1, laps: count }),
  ]
    .filter(Boolean)
    .join(' · ');
  const { laps, onTo } = walkAt(content.Steps, position.index);
  const asks = people?.length === 0 && count > 1 && position.index < content.Steps.length;
  const ask = asks ? words('circuits.tv.whereBegin') : '';
  const layout = useMemo(() => {
    const { walk: width, gap, askSize: size, askLine } = RIGHT;
    const height = RIGHT.height - (ask === '' ? 0 : gap + linesIn(ask, width, size, 'open') * size * askLine);
    const shown = stationsShown({ StationsActive, Stations: all }, station);
    return layOutStations({ TimerType, Work }, shown, { width, height, hasFoot: all.length > 1 }, words, weight);
  }, [StationsActive, all, TimerType, Work, station, ask, words, weight]);
  const page = turned % layout.pages.length;
  return (
    <div className={classes['scene']}>
      <Phase {...props} where={where} />
      <section className={classes['right']} data-asks={asks}>
        <Head {...props} page={page} pages={layout.pages.length} />
        <Stations
          layout={layout}
          page={page}
          words={words}
          next={(number) => (onTo === null || count < 2 ? null : stationAfter(number, onTo + count - laps, count))}
          at={(people ?? []).map((one) => ({ ...one, number: stationAfter(one.begins, laps, count) }))}
        />
        {asks && <p className={classes['ask']}>{ask}</p>}
      </section>
    </div>
  );
}

const inMinute = (minute: number, perMinute: CircuitContent['StationsPerMinute'], stations: CircuitContent['Stations']) =>
  stationsOfMinute(minute, perMinute, stations.length).flatMap((number) => stations[number - 1]?.Exercises ?? []);

function Together(props: Inner) {
  const { content, position, words, beside, weight, station, turned = 0 } = props;
  const { TimerType, Work, Minutes, StationsPerMinute, StationsActive, Stations: all, Steps } = content;
  const step = Steps[position.index];
  const isEmom = TimerType === 'EMOM';
  const isWork = step?.phase === 'work';
  const minute = isEmom && isWork ? (step.item ?? 0) : null;
  const hasPeople = beside !== undefined;
  const upcoming = minute === null ? 0 : minute + 1;
  const coming = isEmom && upcoming < Minutes ? inMinute(upcoming, StationsPerMinute, all) : [];
  const next =
    coming.length > 0 &&
    layOutNext(
      words('circuits.tv.minute', { minute: upcoming + 1, minutes: Minutes }),
      coming.map((exercise) => ({ name: exercise.Name, what: whatToDo(words, exercise, weight) })),
      RIGHT.together,
    );
  const height = RIGHT.height - (next ? RIGHT.gap + next.height : 0);
  const stations = useMemo(() => {
    if (hasPeople) return null;
    const shown = stationsShown({ StationsActive, Stations: all }, station);
    return layOutStations({ TimerType, Work }, shown, { width: RIGHT.together, height, hasFoot: false }, words, weight);
  }, [hasPeople, StationsActive, all, TimerType, Work, station, height, words, weight]);
  const now = useMemo(() => {
    const round = isWork && hasPeople ? all.flatMap(({ Exercises }) => Exercises) : [];
    const exercises = isEmom ? (minute === null ? [] : inMinute(minute, StationsPerMinute, all)) : round;
    return exercises.length === 0 ? null : layOutNow(exercises, { isEmom, words, weight });
  }, [isWork, hasPeople, all, isEmom, minute, StationsPerMinute, words, weight]);
  const where =
    minute !== null
      ? words('circuits.tv.minute', { minute: minute + 1, minutes: Minutes })
      : !isEmom && isWork
        ? words('circuits.tv.amrap')
        : '';
  const pages = stations?.pages.length ?? 1;
  return (
    <div className={classes['scene']} data-together="true" data-time={now?.space.time ?? 'high'}>
      <Phase {...props} where={where}>
        {now && (
          <>
            {minute === null ? <Bar {...props} /> : <MinuteBlocks minute={minute} minutes={Minutes} inStep={position.inStep} />}
            <Now layout={now} page={turned % now.pages.length} isEmom={isEmom} words={words} />
          </>
        )}
      </Phase>
      <section className={classes['right']} data-coming={next !== false}>
        <Head {...props} page={turned % pages} pages={pages} />
        {stations ? <Stations layout={stations} page={turned % pages} words={words} /> : beside}
        {next && <NextMinute {...next} />}
      </section>
    </div>
  );
}

const BLOCKS = 30;

function MinuteBlocks({ minute, minutes, inStep }: { minute: number; minutes: number; inStep: number }) {
  const blocks = Math.min(minutes, BLOCKS);
  const done = ((minute + inStep / 60_000) / minutes) * blocks;
  return (
    <div className={classes['minutes']} style={{ gridTemplateColumns: `repeat(${blocks}, 1fr)` }}>
      {Array.from({ length: blocks }, (_, at) => (
        <i key={at}>
          <u style={{ width: `${100 * Math.min(1, Math.max(0, done - at))}%` }} />
        </i>
      ))}
    </div>
  );
}
