import type { UnitSystem } from '@clubpulse/contract/accounts/users';
import type { Language } from '@clubpulse/contract/scalars';
import type { CircuitContent } from '@clubpulse/contract/workouts/circuits/circuits';
import {
  isWalked,
  type Numbered,
  stationAfter,
  stationsOfMinute,
  stationsShown,
  walkAt,
} from '@clubpulse/rules/workouts/circuits/shown-stations';
import { leftInAll, type Position } from '@clubpulse/rules/workouts/timeline/timeline';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { ExerciseFigure } from '../../exercises/public.ts';
import classes from './circuit-scene.module.css';
import { fitLines } from './fit-lines.ts';
import { clockOf, nextWords, weightIn, whatToDo } from './scene-words.ts';
import { type CircuitTvWords, circuitTvWords } from './tv-words.ts';

type Station = CircuitContent['Stations'][number];

interface CircuitSceneProps {
  content: CircuitContent;
  position: Position;
  /** Station of this screen; null: it has none, and shows them all. */
  station: number | null;
  language: Language;
  /** The club’s. */
  units: UnitSystem;
  isPaused?: boolean;
  /** Who leads, where somebody does. */
  trainer?: string;
  /** The room whose screen it is; left out, the circuit’s own, as before it runs anywhere. */
  room?: string;
  /** And its colour. */
  color?: string;
  /** What stands beside an EMOM or an AMRAP in place of what comes: half a wall. */
  beside?: ReactNode;
  /** Who said at which station she begins, as the wall calls them; left out where nobody is to say it. */
  people?: readonly OnStation[];
  Heading?: 'h1' | 'h2' | 'h3';
}

interface OnStation {
  readonly name: string;
  readonly zone: number;
  /** Number of the station at which she begins each round. */
  readonly begins: number;
}

/** The last seconds of a step count at full height. */
const COUNT_IN_MS = 3000;
/** So many people of a station are named, of two in a row and of one; how many more there are is said. */
const NAMED = { 1: 5, 2: 2 } as const;
/** So many exercises of a round stand with the time, beside people. */
const IN_PANEL = 6;
/** More of them take some of the height of the time. */
const CROWD = 3;
/** Beside the time a longer name of a circuit stands smaller, on two lines. */
const LONG_NAME = 16;
/** A word of so many letters has the width of the panel; a longer one is narrower, never broken. */
const LONG_WORD = 9;
/** Of the panel below the time, in the wall's pixels: how high it is beside the low time of many exercises, and the width of a drawing. */
const PANEL = { width: 832, height: 420, higher: 70, figure: 250, early: 48 } as const;

/**
 * A circuit on a screen, in the wall's pixels (`--u`): what runs at the left, the stations of this screen at the right. It holds no clock
 * and asks nobody: where it stands is told to it.
 */
export function CircuitScene(props: CircuitSceneProps) {
  const { content, language, units } = props;
  const words = useMemo(() => circuitTvWords(language), [language]);
  const weight = useMemo(() => weightIn(language, units), [language, units]);
  const inner = { ...props, words, weight };
  return isWalked(content.TimerType) ? <Walk {...inner} /> : <Together {...inner} />;
}

type Inner = CircuitSceneProps & { words: CircuitTvWords; weight: (kilograms: number) => string };

function Head({ content, position, words, trainer, room, color = content.Room?.Color, Heading = 'h2' }: Inner) {
  return (
    <header className={classes['head']} data-colored={color !== undefined} style={{ '--room': color } as CSSProperties}>
      <div className={classes['title']}>
        <Heading data-long={content.Name.length > LONG_NAME}>{content.Name}</Heading>
        <p>{[trainer, room ?? content.Room?.Name].filter(Boolean).join(' · ')}</p>
      </div>
      <b>
        <small>{words('circuits.tv.left')}</small>
        {clockOf(leftInAll(content.Steps, position))}
      </b>
    </header>
  );
}

interface PhaseProps extends Inner {
  /** Beside the word, or below it. */
  where: string;
  children?: ReactNode;
}

/** What runs: the word, how long yet, what comes. Work is volt, everything else an outline. */
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
            {clockOf(left)}
          </b>
          {children ?? (
            <>
              <Bar content={content} position={position} />
              <p className={classes['next']}>{nextWords(words, content, position.index)}</p>
            </>
          )}
        </>
      )}
    </section>
  );
}

/** How much of the step is done. */
function Bar({ content: { Steps }, position: { index, inStep } }: Pick<Inner, 'content' | 'position'>) {
  const length = Steps[index]?.ms ?? 0;
  return (
    <div className={classes['bar']}>
      <i style={{ width: `${length === 0 ? 100 : (100 * inStep) / length}%` }} />
    </div>
  );
}

/** A timer: the room stands at all stations at once and walks with the arrows. */
function Walk(props: Inner) {
  const { content, position, station, words, people } = props;
  const step = content.Steps[position.index];
  const shown = stationsShown(content, station);
  const count = content.Stations.length;
  const round = step?.round ?? null;
  const lap = step?.item ?? null;
  const where = [
    round !== null && words('circuits.tv.round', { round, rounds: content.Rounds }),
    lap !== null && count > 1 && words('circuits.tv.lap', { lap: lap + 1, laps: count }),
  ]
    .filter(Boolean)
    .join(' · ');
  const { laps, onTo } = walkAt(content.Steps, position.index);
  // Where nobody said it yet nobody knows how.
  const asks = people?.length === 0 && count > 1 && position.index < content.Steps.length;
  return (
    <div className={classes['scene']}>
      <Phase {...props} where={where} />
      <section className={classes['right']} data-asks={asks}>
        <Head {...props} />
        <Stations
          {...props}
          shown={shown}
          columns={shown.length > 4 ? 2 : 1}
          next={(number) => (onTo === null || count < 2 ? null : stationAfter(number, onTo + count - laps, count))}
          at={(people ?? []).map((one) => ({ ...one, number: stationAfter(one.begins, laps, count) }))}
        />
        {asks && <p className={classes['ask']}>{words('circuits.tv.whereBegin')}</p>}
      </section>
    </div>
  );
}

interface StationsProps extends Inner {
  shown: readonly Numbered<Station>[];
  columns: 1 | 2;
  /** To which one those go now who are at another; null: they stay. */
  next?: (number: number) => number | null;
  /** Who stands where. */
  at?: readonly (OnStation & { readonly number: number })[];
}

function Stations({ content, shown, columns, next = () => null, at = [], words, weight }: StationsProps) {
  // Several exercises of one station share its time.
  const workOf = (count: number) => (isWalked(content.TimerType) && count === 1 ? content.Work : undefined);
  return (
    <ol
      className={classes['stations']}
      data-columns={columns}
      data-few={shown.length <= 6}
      data-many={shown.length > 10}
      aria-label={words('circuits.tv.stations')}
    >
      {shown.map(({ number, station: { StationKey, Exercises } }) => (
        <li key={StationKey}>
          <b className={classes['number']}>{number}</b>
          <div className={classes['what']} data-several={Exercises.length > 1} data-crowd={Exercises.length > 3}>
            {Exercises.length === 0 && <p>{words('circuits.tv.empty')}</p>}
            {Exercises.map((exercise) => (
              <div key={exercise.ExerciseId}>
                <h4>{exercise.Name}</h4>
                <p>{whatToDo(words, exercise, weight, workOf(Exercises.length))}</p>
              </div>
            ))}
            <People
              people={at.filter((one) => one.number === number)}
              named={NAMED[columns]}
              label={words('circuits.tv.people', { number })}
            />
            <OnTo number={next(number)} words={words} />
          </div>
        </li>
      ))}
    </ol>
  );
}

const OnTo = ({ number, words }: { number: number | null; words: CircuitTvWords }) =>
  number === null ? null : <em>{words('circuits.tv.onTo', { number })}</em>;

interface PeopleProps {
  people: readonly OnStation[];
  named: number;
  label: string;
}
const People = ({ people, named, label }: PeopleProps) =>
  people.length === 0 ? null : (
    <ul className={classes['people']} aria-label={label}>
      {people.slice(0, named).map(({ name, zone, begins }) => (
        <li key={`${begins} ${name}`}>
          <b data-zone={zone}>Z{zone}</b> {name}
        </li>
      ))}
      {people.length > named && <li>+{people.length - named}</li>}
    </ul>
  );

/** EMOM and AMRAP: everybody does the same. */
function Together(props: Inner) {
  const { content, position, words, beside, weight, station } = props;
  const { TimerType, Minutes, StationsPerMinute, Stations: all, Steps } = content;
  const step = Steps[position.index];
  const isEmom = TimerType === 'EMOM';
  const minute = isEmom && step?.phase === 'work' ? (step.item ?? 0) : null;
  const stationsOf = (at: number) =>
    stationsOfMinute(at, StationsPerMinute, all.length).flatMap((number) => {
      const one = all[number - 1];
      return one === undefined ? [] : [{ number, station: one }];
    });
  const upcoming = minute === null ? 0 : minute + 1;
  const next = isEmom && upcoming < Minutes ? stationsOf(upcoming).flatMap(({ station: { Exercises } }) => Exercises) : [];
  const where =
    minute !== null
      ? words('circuits.tv.minute', { minute: minute + 1, minutes: Minutes })
      : !isEmom && step?.phase === 'work'
        ? words('circuits.tv.amrap')
        : '';
  // Of an AMRAP a round is all of it; what is too long to stand with the time takes the place of the people.
  const round = !isEmom && step?.phase === 'work' ? all.flatMap(({ Exercises }) => Exercises) : [];
  const isInPanel = beside !== undefined && round.length <= IN_PANEL;
  const now = minute === null ? (isInPanel ? round : []) : stationsOf(minute).flatMap(({ station: { Exercises } }) => Exercises);
  return (
    <div className={classes['scene']} data-together="true" data-crowd={now.length > CROWD}>
      <Phase {...props} where={where}>
        {now.length === 0 ? undefined : (
          <>
            {minute === null && <Bar {...props} />}
            {minute !== null && (
              <div className={classes['minutes']} style={{ gridTemplateColumns: `repeat(${Math.min(Minutes, 30)}, 1fr)` }}>
                {Array.from({ length: Math.min(Minutes, 30) }, (_, at) => {
                  // Beyond thirty, a block is the thirtieth part of them.
                  const done =
                    Minutes > 30 ? ((minute + position.inStep / 60_000) / Minutes) * 30 : minute + position.inStep / 60_000;
                  return (
                    <i key={at}>
                      <u style={{ width: `${100 * Math.min(1, Math.max(0, done - at))}%` }} />
                    </i>
                  );
                })}
              </div>
            )}
            <Now {...props} exercises={now} isEmom={minute !== null} />
          </>
        )}
      </Phase>
      <section className={classes['right']} data-foot={next.length > 0}>
        <Head {...props} />
        {beside !== undefined && round.length <= IN_PANEL ? (
          beside
        ) : (
          <Stations {...props} shown={stationsShown(content, station)} columns={all.length > 6 ? 2 : 1} />
        )}
        {next.length > 0 && (
          <footer className={classes['foot']} data-several={next.length > 1}>
            <span>{words('circuits.tv.minute', { minute: upcoming + 1, minutes: Minutes })}</span>
            <b>
              {next.map((exercise) => [exercise.Name, whatToDo(words, exercise, weight)].filter(Boolean).join(', ')).join(' · ')}
            </b>
          </footer>
        )}
      </section>
    </div>
  );
}

type Exercise = Station['Exercises'][number];

/** What all do now: each with its name, and below it how often and with what; as large as all of it has room. */
function Now({ exercises, isEmom, words, weight }: Inner & { exercises: readonly Exercise[]; isEmom: boolean }) {
  const said = exercises.map((exercise) => ({ name: exercise.Name, what: whatToDo(words, exercise, weight) }));
  const drawn = isEmom ? exercises[0]?.Drawn : null;
  const figure = drawn?.ClubId === null && drawn.Pattern !== null ? { ...drawn, Pattern: drawn.Pattern } : null;
  const size = fitLines(said, {
    width: PANEL.width - (figure === null ? 0 : PANEL.figure),
    height: PANEL.height + (said.length > CROWD ? PANEL.higher : 0) - (isEmom ? PANEL.early : 0),
    largest: said.length === 1 ? 88 : 68,
  });
  return (
    <div className={classes['now']} style={{ '--name': size.name, '--what': size.what } as CSSProperties}>
      <div>
        {exercises.map(({ ExerciseId }, at) => (
          <p key={ExerciseId}>
            <b>{said[at]?.name}</b>
            <span>{said[at]?.what}</span>
          </p>
        ))}
        {isEmom && <small>{words('circuits.tv.doneEarly')}</small>}
      </div>
      {figure && (
        <span className={classes['figure']}>
          <ExerciseFigure exercise={figure} />
        </span>
      )}
    </div>
  );
}
