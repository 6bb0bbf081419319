import type { LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { listLiveTrainings } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { LIVE_TRAINING_VIEW } from '@clubpulse/rules/accounts/roles/views';
import { Button } from '@mantine/core';
import { IconChevronDown, IconPlayerStop } from '@tabler/icons-react';
import { Link } from 'react-router';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useRoles, useStaffClub } from '../../platform/session.tsx';
import classes from '../parts/on-air.module.css';
import { useEnding } from '../parts/use-ending.ts';
import { minutesLeft } from '../walls/public.ts';
import { isRunning, keyOf, nameOf } from './running.ts';
import { SeriesEnd } from './SeriesEnd.tsx';
import { StartLiveTraining } from './StartLiveTraining.tsx';

const StopLiveTraining = lazyComponent(() => import('./StopLiveTraining.tsx').then((it) => it.StopLiveTraining));

const LOOK_EVERY = 30_000;
const OFFERED_MS = 30 * 60_000;

const isBefore = (roomId: number | null, { DisplayGroupId }: LiveTraining) =>
  roomId === null || DisplayGroupId === null || DisplayGroupId === roomId;

interface OnAirProps {
  clubId: number;
  roomId: number | null;
  stoppedElsewhere: boolean;
  announced: { readonly kind: string; readonly id: number } | undefined;
}

export function OnAir({ clubId, roomId, stoppedElsewhere, announced }: OnAirProps) {
  const t = useT();
  const now = useNow().getTime();
  const hasList = useRoles().includes('Trainer');
  const { data = [] } = useCall(listLiveTrainings, { params: { id: clubId } }, { pollEvery: LOOK_EVERY, quiet: true });
  const { inQuestion, ask, acts } = useEnding(data.filter(isRunning), keyOf, nameOf);
  const isDue = (one: LiveTraining) =>
    isRunning(one) || (one.State === 'Planned' && Math.abs(new Date(one.Begin).getTime() - now) <= OFFERED_MS);
  const here = data.filter((one) => isBefore(roomId, one));
  const due = here.filter((one) => isDue(one) && !(announced?.kind === 'training' && announced.id === one.LiveTrainingId));
  const coming = hasList ? [] : here.filter((one) => one.State === 'Planned' && !isDue(one)).reverse();
  return (
    <>
      {due.length > 0 && (
        <ul className={classes['bar']} aria-label={t('liveTr.title')}>
          {due.map((one) => (
            <li key={one.LiveTrainingId}>
              <Session training={one} now={now} stops={!stoppedElsewhere} onStop={ask} />
            </li>
          ))}
        </ul>
      )}
      {coming.length > 0 && <Coming trainings={coming} />}
      {inQuestion && <StopLiveTraining training={inQuestion} {...acts} />}
    </>
  );
}

function Coming({ trainings }: { trainings: readonly LiveTraining[] }) {
  const t = useT();
  const now = useNow();
  const { TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  return (
    <details className={classes['coming']}>
      <summary>
        <span>
          {t('liveTr.Planned')} <b>{formats.number(trainings.length)}</b>
        </span>
        <IconChevronDown size={17} stroke={1.8} aria-hidden="true" />
      </summary>
      <ul>
        {trainings.map(({ LiveTrainingId, Name: name, Begin, TrainerName, DisplayGroupName }) => {
          const when = `${formats.relativeDay(Begin, now)}, ${formats.time(Begin)}`;
          return (
            <li key={LiveTrainingId} className={classes['words']}>
              <Link to={pathTo(LIVE_TRAINING_VIEW, LiveTrainingId)}>{name}</Link>
              <span>{[when, TrainerName, DisplayGroupName ?? t('live.allRooms')].filter(Boolean).join(' · ')}</span>
            </li>
          );
        })}
      </ul>
      <SeriesEnd trainings={trainings} />
    </details>
  );
}

interface SessionProps {
  training: LiveTraining;
  now: number;
  stops: boolean;
  onStop: (training: LiveTraining) => void;
}

function Session({ training, now, stops, onStop }: SessionProps) {
  const t = useT();
  const { TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  const { Name: name, TrainerName, DisplayGroupName, EndsAt, Begin, ParticipantIds, MaxParticipants: max } = training;
  const count = ParticipantIds.length;
  const people = max === null ? count > 0 && t('liveTr.take', { count }) : t('liveTr.takenOf', { taken: count, max });
  const runs = isRunning(training);
  const left = EndsAt === null ? 0 : minutesLeft(EndsAt, now);
  const time = runs ? left > 0 && t('live.minutesLeft', { count: left }) : formats.time(Begin);
  return (
    <>
      {runs && <b className={classes['onAir']}>{t('liveTr.Running')}</b>}
      <span className={classes['words']}>
        <Link to={pathTo(LIVE_TRAINING_VIEW, training.LiveTrainingId)}>{name}</Link>
        <span>{[TrainerName, DisplayGroupName ?? t('live.allRooms'), time, people].filter(Boolean).join(' · ')}</span>
      </span>
      {!runs && <StartLiveTraining training={training} />}
      {runs && stops && (
        <Button variant="default" leftSection={<IconPlayerStop size={18} stroke={1.8} />} onClick={() => onStop(training)}>
          {t('liveTr.stop')}
        </Button>
      )}
    </>
  );
}
