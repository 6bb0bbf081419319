import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { WorkoutChoice } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { listCircuits } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { listFlows } from '@clubpulse/contract/workouts/flows/flows.calls';
import { listSlideshows } from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import { listTimers } from '@clubpulse/contract/workouts/timers/timers.calls';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { roundSeconds } from '@clubpulse/rules/workouts/slideshows/slides';
import { TextInput } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './RunCard.module.css';

const SHOWN = 50;

export interface Offered {
  readonly name: string;
  readonly takes: number;
  readonly choice: WorkoutChoice;
}

interface WorkoutPicksProps {
  clubId: ClubId;
  disabled?: boolean;
  onPick: (offered: Offered) => void;
}

export function WorkoutPicks({ clubId, disabled = false, onPick }: WorkoutPicksProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const page = { start: '0', length: String(SHOWN), ...(search !== '' && { globalSearch: search }) };
  const quiet = { quiet: true, keepPrevious: true } as const;
  const circuits = useCall(listCircuits, { query: { ...page, ClubId: String(clubId), Published: 'true' } }, quiet);
  const timers = useCall(listTimers, { params: { id: clubId }, query: { ...page, Published: 'true' } }, quiet);
  const flows = useCall(listFlows, { params: { id: clubId }, query: { ...page, Published: 'true' } }, quiet);
  const slideshows = useCall(listSlideshows, { params: { id: clubId }, query: page }, quiet);
  const kinds: readonly (readonly [kind: Exclude<WorkoutChoice['Kind'], 'Quick'>, rows: readonly Offered[]])[] = [
    [
      'Circuit',
      (circuits.data?.data ?? []).map(({ Name: name, Duration: takes, BridgeWorkoutId }) => ({
        name,
        takes,
        choice: { Kind: 'Circuit', BridgeWorkoutId },
      })),
    ],
    [
      'Timer',
      (timers.data?.data ?? []).map(({ Name: name, Total, TimerId }) => ({
        name,
        takes: Total.Seconds,
        choice: { Kind: 'Timer', TimerId },
      })),
    ],
    [
      'Flow',
      (flows.data?.data ?? []).map(({ Name: name, Duration: takes, IntensityFlowId }) => ({
        name,
        takes,
        choice: { Kind: 'Flow', IntensityFlowId },
      })),
    ],
    [
      'Slideshow',
      (slideshows.data?.data ?? []).map(({ Name: name, Slides, SlideshowId }) => ({
        name,
        takes: roundSeconds(Slides),
        choice: { Kind: 'Slideshow', SlideshowId },
      })),
    ],
  ];
  const found = kinds.filter(([, rows]) => rows.length > 0);
  const isHere = circuits.data && timers.data && flows.data && slideshows.data;
  return (
    <div className={classes['choice']}>
      <TextInput
        type="search"
        aria-label={t('run.find')}
        placeholder={t('run.find')}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.map(([kind, rows]) => (
        <section key={kind} aria-label={t(`run.kind.${kind}`)}>
          <h3>{t(`run.kind.${kind}`)}</h3>
          {rows.map((offered) => (
            <button key={JSON.stringify(offered.choice)} type="button" disabled={disabled} onClick={() => onPick(offered)}>
              <IconPlayerPlay size={18} stroke={1.8} aria-hidden="true" />
              <b>{offered.name}</b>
              <span>{formatCountdown(offered.takes)}</span>
            </button>
          ))}
        </section>
      ))}
      {isHere && found.length === 0 && <p>{t('run.noneFound')}</p>}
    </div>
  );
}
