import type { MyLiveTraining } from '@clubpulse/contract/live/live-trainings/participants';
import { joinLiveTraining, leaveLiveTraining } from '@clubpulse/contract/live/live-trainings/participants.calls';
import { Button } from '@mantine/core';
import { IconCheck, IconLock, IconUsers } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { type ApiError, useChange } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastError } from '../../platform/toasts/toasts.ts';
import { minutesLeft } from '../walls/public.ts';
import classes from './MyLiveRows.module.css';

export function MyLiveRows({ userId, trainings }: { userId: number; trainings: readonly MyLiveTraining[] }) {
  const t = useT();
  return (
    <Card title={t('liveTr.title')} flush>
      <ul className={classes['list']}>
        {trainings.map((training) => (
          <li key={training.LiveTrainingId}>
            <Row userId={userId} training={training} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Row({ userId, training }: { userId: number; training: MyLiveTraining }) {
  const t = useT();
  const now = useNow();
  const formats = useClubFormats(training.ClubId);
  const { Name: name, State, EndsAt, Begin, TrainerName, DisplayGroupName, MaxParticipants, Participants: count } = training;
  const isRunning = State === 'Running';
  const left = EndsAt === null ? 0 : minutesLeft(EndsAt, now.getTime());
  const when = isRunning
    ? left > 0 && t('live.minutesLeft', { count: left })
    : `${formats.relativeDay(Begin, now)}, ${formats.time(Begin)}`;
  const people =
    MaxParticipants === null ? t('liveTr.take', { count }) : t('liveTr.takenOf', { taken: count, max: MaxParticipants });
  return (
    <>
      <div className={classes['words']}>
        {isRunning && <b className={classes['onAir']}>{t('liveTr.Running')}</b>}
        <h3>{name}</h3>
        <span>{[when, TrainerName, DisplayGroupName ?? t('live.allRooms')].filter(Boolean).join(' · ')}</span>
        {(count > 0 || MaxParticipants !== null) && (
          <span className={classes['people']}>
            <IconUsers size={16} stroke={1.8} aria-hidden="true" />
            {people}
          </span>
        )}
      </div>
      <Act userId={userId} training={training} />
    </>
  );
}

const stated = (cause: string) => (error: ApiError) => {
  if (error.status === 409) toastError({ cause, title: refusalText(error) });
};

function Act({ userId, training }: { userId: number; training: MyLiveTraining }) {
  const t = useT();
  const join = useChange(joinLiveTraining, { ignore: [409, 424], onRefused: stated('liveTrainings.join') });
  const leave = useChange(leaveLiveTraining, { ignore: [409, 424], onRefused: stated('liveTrainings.leave') });
  const { LiveTrainingId: liveTrainingId, State, Joined, NotJoinable, SubscriptionName } = training;
  const params = { id: userId, liveTrainingId };
  if (NotJoinable !== null)
    return (
      <StateChip tone="mute" icon={IconLock}>
        {NotJoinable === 'LiveTrainingFull' ? t('liveTr.full') : t('liveTr.onlyWith', { subscription: SubscriptionName ?? '' })}
      </StateChip>
    );
  if (!Joined)
    return (
      <Button loading={join.isPending} onClick={() => join.mutate({ params })}>
        {t('liveTr.join')}
      </Button>
    );
  return (
    <span className={classes['acts']}>
      <StateChip tone="ok" icon={IconCheck}>
        {t('liveTr.joined')}
      </StateChip>
      {State !== 'Running' && (
        <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate({ params })}>
          {t('liveTr.leave')}
        </Button>
      )}
    </span>
  );
}
