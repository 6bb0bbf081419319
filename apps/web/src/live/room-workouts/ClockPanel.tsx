import type { QuickTimer, RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { Step } from '@clubpulse/contract/workouts/timeline';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { secondsOf } from '@clubpulse/rules/live/room-workouts/run';
import type { Position } from '@clubpulse/rules/workouts/timeline/timeline';
import type { CSSProperties } from 'react';
import type { LiveTranslate } from '../translate.ts';
import classes from './ClockPanel.module.css';

const PARTS_MAX = 24;

interface ClockPanelProps {
  timer: QuickTimer;
  isPaused: RoomWorkout['Paused'];
  steps: readonly Step[];
  position: Position;
  words: LiveTranslate;
  isComplete: boolean;
}

/** Only work has the accent colour. A text names each phase too. */
export function ClockPanel({ timer, isPaused, steps, position, words, isComplete }: ClockPanelProps) {
  const step = steps[position.index];
  const seconds = secondsOf(position);
  const clock = formatCountdown(seconds ?? Math.floor(position.inStep / 1000));
  const round = roundWords(steps, step, timer.Type === 'Emom', words);
  const hint = timer.Type === 'Amrap' ? 'live.asManyRounds' : timer.Type === 'Emom' ? 'live.doneEarly' : undefined;
  const isWork = step?.phase === 'work';
  return (
    <section className={classes['panel']} data-work={isWork} data-whole={isComplete}>
      <header className={classes['head']}>
        <b>{step ? words(isPaused ? 'live.runPaused' : `workouts.phase.${step.phase}`) : words('live.wellDone')}</b>
        <span>{isPaused && step ? words(`workouts.phase.${step.phase}`) : round}</span>
      </header>
      {step && (
        <p className={classes['clock']} style={{ '--letters': clock.length } as CSSProperties}>
          {clock}
        </p>
      )}
      <Parts steps={steps} position={position} />
      <footer className={classes['foot']}>
        {timer.Text !== '' && <b data-long={timer.Text.length > 24}>{timer.Text}</b>}
        {isWork && hint && <span>{words(hint)}</span>}
      </footer>
    </section>
  );
}

function roundWords(steps: readonly Step[], step: Step | undefined, isMinutes: boolean, words: LiveTranslate): string {
  const rounds = Math.max(0, ...steps.map((one) => one.round ?? 0));
  const round = step?.round ?? 0;
  if (round === 0 || rounds < 2) return '';
  const isOnTheMinute = isMinutes && step?.ms === 60_000;
  return words(isOnTheMinute ? 'live.minuteOf' : 'live.roundOf', { round, rounds });
}

function Parts({ steps, position }: Pick<ClockPanelProps, 'steps' | 'position'>) {
  const work = steps.flatMap(({ phase }, index) => (phase === 'work' ? [index] : []));
  const done = (index: number) => {
    if (index !== position.index) return index < position.index ? 1 : 0;
    return position.left === null ? 0 : position.inStep / (position.inStep + position.left);
  };
  const all = work.reduce((sum, index) => sum + done(index), 0) / Math.max(1, work.length);
  const parts = work.length > PARTS_MAX ? [all] : work.map(done);
  return (
    <div className={classes['parts']} aria-hidden="true">
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
        <i key={place} style={{ '--done': part } as CSSProperties} />
      ))}
    </div>
  );
}
