import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { WorkoutChoice } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { startRoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { listCircuits } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { listFlows } from '@clubpulse/contract/workouts/flows/flows.calls';
import { listSlideshows } from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import { listTimers } from '@clubpulse/contract/workouts/timers/timers.calls';
import { clockOf } from '@clubpulse/rules/live/room-workouts/quick-timer';
import { roundSeconds } from '@clubpulse/rules/workouts/slideshows/slides';
import { TextInput } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './RunCard.module.css';
import { useRunName } from './run-name.ts';

/** Of each kind; what comes after them is found by its name. */
const SHOWN = 50;

interface ChooseWorkoutProps {
  clubId: ClubId;
  roomId: number;
  onClose: () => void;
}

interface Offered {
  readonly name: string;
  /** Seconds. */
  readonly takes: number;
  readonly choice: WorkoutChoice;
}

/** What the club has to run on the screens of a room: one press and it runs. */
export function ChooseWorkout({ clubId, roomId, onClose }: ChooseWorkoutProps) {
  const t = useT();
  const nameOf = useRunName();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const page = { start: '0', length: String(SHOWN), ...(search !== '' && { globalSearch: search }) };
  const quiet = { quiet: true, keepPrevious: true } as const;
  const circuits = useCall(listCircuits, { query: { ...page, ClubId: String(clubId), Published: 'true' } }, quiet);
  const timers = useCall(listTimers, { params: { id: clubId }, query: page }, quiet);
  const flows = useCall(listFlows, { params: { id: clubId }, query: page }, quiet);
  const slideshows = useCall(listSlideshows, { params: { id: clubId }, query: page }, quiet);
  const start = useChange(startRoomWorkout, {
    quiet: true,
    onDone: (run) => {
      toastDone({ title: t('run.started', { name: nameOf(run) }) });
      onClose();
    },
  });
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
    <Dialog opened onClose={onClose} title={t('run.choose')}>
      <div className={classes['choice']}>
        <TextInput
          type="search"
          aria-label={t('run.find')}
          placeholder={t('run.find')}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Refusal words={start.error && refusalWords(start.error)} />
        {found.map(([kind, rows]) => (
          <section key={kind} aria-label={t(`run.kind.${kind}`)}>
            <h3>{t(`run.kind.${kind}`)}</h3>
            {rows.map(({ name, takes, choice }) => (
              <button
                key={JSON.stringify(choice)}
                type="button"
                disabled={start.isPending}
                onClick={() => start.mutate({ params: { id: clubId }, body: { DisplayGroupId: roomId, Content: choice } })}
              >
                <IconPlayerPlay size={18} stroke={1.8} aria-hidden="true" />
                <b>{name}</b>
                <span>{clockOf(takes)}</span>
              </button>
            ))}
          </section>
        ))}
        {isHere && found.length === 0 && <p>{t('run.noneFound')}</p>}
      </div>
    </Dialog>
  );
}
