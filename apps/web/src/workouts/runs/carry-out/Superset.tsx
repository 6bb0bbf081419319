import type { RunSet } from '@clubpulse/contract/workouts/runs/runs';
import type { Running } from '@clubpulse/rules/workouts/runs/running';
import type { Turn } from '@clubpulse/rules/workouts/runs/turns';
import { IconCheck, IconPlayerSkipForward } from '@tabler/icons-react';
import { useT } from '../../../platform/phrases.ts';
import classes from './RunMode.module.css';

export function Superset({ run, turns, turn }: { run: Running; turns: readonly Turn[]; turn: Turn }) {
  const t = useT();
  const { Group, Set, Round } = turn.place;
  const inRound = turns
    .map((one, at) => ({ one, at }))
    .filter(({ one: { place } }) => place.Group === Group && place.Set === Set && place.Round === Round);
  return (
    <div className={classes['panel']}>
      <p className={classes['superset']}>
        {t(inRound.some(({ one }) => one.line.Superset) ? 'runs.superset' : 'runs.group', {
          letter: turn.letter,
          round: Round,
          rounds: turn.rounds,
        })}
      </p>
      <div className={classes['track']}>
        {inRound.map(({ one, at }) => (
          <span key={at} data-now={at === run.at} aria-current={at === run.at ? 'step' : undefined}>
            {at < run.at && <Through state={run.sets[at]?.State} />}
            <b>{`${one.letter}${one.number}`}</b>
            {t(at > run.at ? 'runs.isNext' : at === run.at ? 'runs.isNow' : `runs.is-${run.sets[at]?.State ?? 'skipped'}`)}
          </span>
        ))}
      </div>
    </div>
  );
}

function Through({ state }: { state: RunSet['State'] | undefined }) {
  const Sign = state === 'done' ? IconCheck : IconPlayerSkipForward;
  return <Sign size={16} aria-hidden="true" />;
}
