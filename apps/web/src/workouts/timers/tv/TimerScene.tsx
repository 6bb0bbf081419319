import type { Language } from '@clubpulse/contract/scalars';
import type { Step } from '@clubpulse/contract/workouts/timeline';
import { clockSeconds, type TimerExercise } from '@clubpulse/contract/workouts/timers/timers';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import type { Position } from '@clubpulse/rules/workouts/timeline/timeline';
import { aboutSeconds, leftOfTimer, repsRange } from '@clubpulse/rules/workouts/timers/steps';
import type { ReactNode } from 'react';
import { TvBox } from '../../../kit/tv/TvBox.tsx';
import classes from './timer-scene.module.css';
import { type TimerSceneTranslate, timerSceneTranslate } from './translate.ts';

interface TimerContent {
  readonly name: string;
  readonly rounds: number;
  readonly exercises: readonly Pick<TimerExercise, 'Name' | 'Duration' | 'Reps' | 'RepsMax'>[];
  readonly steps: readonly Step[];
}

interface TimerSceneProps {
  content: TimerContent;
  position: Position;
  language: Language;
  place?: string | undefined;
  paused?: boolean;
  beside?: ReactNode;
  preview?: string;
}

export function TimerScene({ content, position, language, place, paused = false, beside, preview }: TimerSceneProps) {
  const words = timerSceneTranslate(language);
  const { steps, exercises } = content;
  const total = aboutSeconds(steps, { Exercises: exercises })[position.index] ?? 0;
  return (
    <TvBox mini={preview !== undefined} {...(preview === undefined ? {} : { label: preview })}>
      <div className={classes['scene']} data-beside={beside !== undefined}>
        <Panel
          content={content}
          position={position}
          total={total}
          words={words}
          paused={paused}
          showsNow={beside !== undefined}
        />
        <section className={classes['right']}>
          <header className={classes['head']}>
            <div className={classes['title']}>
              <h1>{content.name}</h1>
              <p>{place}</p>
            </div>
            <b>
              <small>{words('timerScene.left')}</small>{' '}
              {formatCountdown(leftOfTimer(steps, { Exercises: exercises }, position) / 1000)}
            </b>
          </header>
          {beside ?? <Ahead content={content} index={position.index} words={words} />}
          {beside !== undefined && <Next content={content} index={position.index} words={words} />}
        </section>
      </div>
    </TvBox>
  );
}

interface PanelProps extends Pick<TimerSceneProps, 'content' | 'position'> {
  /** Seconds; estimated for a step of repetitions. */
  total: number;
  words: TimerSceneTranslate;
  paused: boolean;
  showsNow: boolean;
}

function Panel({ content: { steps, exercises, rounds }, position, total, words, paused, showsNow }: PanelProps) {
  const step = steps[position.index];
  const next = steps[position.index + 1];
  const left = position.left === null ? null : Math.ceil(position.left / 1000);
  const counts = step !== undefined && !paused && left !== null && left > 0 && left <= 3;
  const [name, amount] = step?.phase === 'work' ? lineOf(step, exercises, words) : ['', ''];
  const done = Math.min(1, total === 0 ? 1 : position.inStep / 1000 / total);
  return (
    <section className={classes['panel']} data-phase={step?.phase ?? 'over'} data-counts={counts}>
      <h2>{words(paused ? 'timerScene.paused' : `workouts.phase.${step?.phase ?? 'done'}`)}</h2>
      <p className={classes['round']}>
        {step !== undefined &&
          step.round !== null &&
          step.item !== null &&
          words('timerScene.where', { round: step.round, rounds, place: step.item + 1, count: exercises.length })}
      </p>
      <p className={classes['count']}>
        {step === undefined ? '0:00' : position.left === null ? repsAt(exercises[step.item ?? -1]) : shownLeft(position.left)}
      </p>
      <span className={classes['bar']} aria-hidden="true">
        <i style={{ width: `${done * 100}%` }} />
      </span>
      {showsNow && (
        <p className={classes['what']}>
          <b>{name}</b>
          <small>{position.left === null ? '' : amount}</small>
        </p>
      )}
      <p className={classes['foot']}>
        {position.left === null && step !== undefined
          ? words('timerScene.goOn')
          : !showsNow && next !== undefined && words('timerScene.nextIs', { what: lineOf(next, exercises, words).join(' ') })}
      </p>
    </section>
  );
}

function Ahead({ content: { steps, exercises }, index, words }: Pick<PanelProps, 'content' | 'words'> & { index: number }) {
  const parts = [
    ['timerScene.now', steps[index]],
    ['timerScene.next', steps[index + 1]],
    ['timerScene.then', steps[index + 2]],
  ] as const;
  return (
    <ol className={classes['ahead']}>
      {parts.map(([label, step]) => {
        if (step === undefined) return <li key={label} data-empty="true" />;
        const [name, amount] = lineOf(step, exercises, words);
        const isFree = label === 'timerScene.now' && step.phase === 'work' && step.ms !== null;
        return (
          <li key={label}>
            <span>{words(label)}</span>
            <b>{name}</b>
            <small>{isFree ? words('timerScene.untilTheEnd') : amount}</small>
          </li>
        );
      })}
    </ol>
  );
}

function Next({ content: { steps, exercises }, index, words }: Pick<PanelProps, 'content' | 'words'> & { index: number }) {
  const next = steps[index + 1];
  if (next === undefined) return null;
  const [name, amount] = lineOf(next, exercises, words);
  return (
    <footer className={classes['next']}>
      <span>{words('timerScene.next')}</span>
      <b>{[name, amount].filter(Boolean).join(' ')}</b>
    </footer>
  );
}

const shownLeft = (ms: number) => formatCountdown(ms / 1000);

const repsAt = (exercise: TimerContent['exercises'][number] | undefined) => (exercise ? repsRange(exercise) : '');

function lineOf(step: Step, exercises: TimerContent['exercises'], words: TimerSceneTranslate): [string, string] {
  const exercise = step.phase === 'work' ? exercises[step.item ?? -1] : undefined;
  if (exercise === undefined) return [words(`workouts.phase.${step.phase}`), step.ms === null ? '' : shownLeft(step.ms)];
  const { Duration } = exercise;
  return [
    exercise.Name,
    Duration === null ? words('timerScene.reps', { reps: repsRange(exercise) }) : formatCountdown(clockSeconds(Duration) ?? 0),
  ];
}
