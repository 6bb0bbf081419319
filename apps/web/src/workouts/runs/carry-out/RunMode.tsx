import {
  asFinished,
  exerciseOf,
  type Figures,
  type Running,
  turnsOfRun,
  withDone,
  withEnteredSet,
  withFigures,
  withoutRest,
  withRest,
  withRpe,
  withSkipped,
  withSwapped,
  withTimed,
  withUndone,
} from '@clubpulse/rules/workouts/runs/running';
import type { Turn } from '@clubpulse/rules/workouts/runs/turns';
import { IconCloudOff, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { OnDark } from '../../../kit/dialog/on-dark.ts';
import { makeRestInert } from '../../../kit/make-rest-inert.ts';
import { useWakeLock } from '../../../kit/wake-lock.ts';
import { useNow } from '../../../platform/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useUnreachableSince } from '../../../platform/reach/reach.ts';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { BodyChartSymbol } from '../../exercises/public.ts';
import { RUNS, type StoredRun } from '../stored/stored-runs.ts';
import { openBell } from './bell.ts';
import { dayName } from './ChooseDay.tsx';
import { LeaveRun } from './LeaveRun.tsx';
import { RestNow } from './RestNow.tsx';
import classes from './RunMode.module.css';
import { SetNow } from './SetNow.tsx';
import { WhenToStop } from './WhenToStop.tsx';

export type HeartOfRun = (zones: readonly [low: number, high: number] | null) => ReactNode;

interface RunModeProps {
  stored: StoredRun;
  waiting: number;
  heart: HeartOfRun | undefined;
  onChange: (run: Running) => void;
  onPause: () => void;
  onFinish: () => void;
  onThrow: () => void;
}

export function RunMode({ stored, waiting, heart, onChange, onPause, onFinish, onThrow }: RunModeProps) {
  const t = useT();
  const formats = useFormats();
  const { run, plan } = stored;
  const [isLeaving, setLeaving] = useState(false);
  const turns = turnsOfRun(run);
  const now = useNow(1000).getTime();
  const isAway = useUnreachableSince() !== null;
  useWakeLock();
  const turn = turns[run.at];
  const unsent = waiting + run.sets.length;
  const resting = run.rest !== null && turn !== undefined;
  const line = turn?.line;
  const zones =
    line === undefined || line.CardioZone === null ? null : ([line.CardioZone, line.CardioZoneMax ?? line.CardioZone] as const);

  const goOn = (next: Running) => {
    openBell();
    if (next.at < turns.length) onChange(next);
    else onChange(asFinished(next, Date.now()));
  };

  return (
    <OnDark value>
      <section
        ref={makeRestInert}
        tabIndex={-1}
        className={classes['run']}
        data-mantine-color-scheme="dark"
        aria-label={plan.Name}
      >
        <BodyChartSymbol />
        <header className={classes['top']}>
          <button type="button" className={classes['leave']} aria-label={t('runs.leave')} onClick={() => setLeaving(true)}>
            <IconX size={26} aria-hidden="true" />
          </button>
          <span className={classes['where']}>
            <b>{[plan.Name, dayName(run.plan, run.day, t)].join(', ')}</b>
            <small>
              {t('runs.setOf', {
                at: Math.min(run.at + 1, turns.length),
                count: turns.length,
                time: formats.duration(Math.max(0, Math.floor((now - run.begin) / 1000))),
              })}
            </small>
          </span>
          {isAway && unsent > 0 && <Unsent count={unsent} />}
          <WhenToStop signs={plan.Stop} square={classes['leave']} />
        </header>
        <Progress run={run} turns={turns} />
        {heart?.(zones)}
        {turn !== undefined &&
          (resting && run.rest !== null ? (
            <RestNow
              plan={plan}
              run={run}
              rest={run.rest}
              turns={turns}
              turn={turn}
              now={now}
              onStretch={(by) => onChange(withRest(run, by))}
              onFigures={(figures) => onChange(withFigures(run, figures))}
              onRpe={(rpe) => onChange(withRpe(run, rpe))}
              onUndo={() => onChange(withUndone(run, turns))}
              onStart={() => {
                openBell();
                onChange(withoutRest(run));
              }}
            />
          ) : (
            <SetNow
              key={`${run.at} ${exerciseOf(run, turn)}`}
              plan={plan}
              run={run}
              turns={turns}
              turn={turn}
              onEntered={(entered, isTime) => onChange(withEnteredSet(isTime ? withTimed(run, null) : run, turn, entered))}
              onTimed={(timed) => onChange(withTimed(run, timed))}
              onDone={(figures: Figures) => goOn(withDone(run, turns, figures, Date.now()))}
              onSkip={() => goOn(withSkipped(run, turns, Date.now()))}
              onSwap={(exerciseId) => onChange(withSwapped(run, turn, exerciseId))}
              onUndo={run.at === 0 ? undefined : () => onChange(withUndone(run, turns))}
            />
          ))}
        <LeaveRun
          opened={isLeaving}
          sets={run.sets.length}
          onClose={() => setLeaving(false)}
          onPause={onPause}
          onFinish={onFinish}
          onThrow={onThrow}
        />
      </section>
    </OnDark>
  );
}

function Unsent({ count }: { count: number }) {
  const t = useT();
  return (
    <button type="button" className={classes['kept']} onClick={() => toastDone({ title: t('runs.keptText'), about: RUNS })}>
      <IconCloudOff size={18} aria-hidden="true" />
      {t('runs.kept', { count })}
    </button>
  );
}

function Progress({ run, turns }: { run: Running; turns: readonly Turn[] }) {
  const groups = Map.groupBy(
    turns.map((turn, place) => ({ turn, place })),
    ({ turn: { place } }) => `${place.Group}.${place.Set}`,
  );
  return (
    <div className={classes['progress']} aria-hidden="true">
      {[...groups].map(([key, parts]) => (
        <span key={key} style={{ flexGrow: parts.length }}>
          {parts.map(({ place }) => (
            <i key={place} data-state={place === run.at ? 'now' : place < run.at ? run.sets[place]?.State : undefined} />
          ))}
        </span>
      ))}
    </div>
  );
}
