import { getUserLive, type UserLive } from '@clubpulse/contract/live/board.calls';
import { getOwnRoom, type OwnRoom } from '@clubpulse/contract/live/own-live/own-live.calls';
import { HELD_SECONDS, LOST_SECONDS } from '@clubpulse/rules/live/board/signal';
import { addDays } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { NeedsBody } from '../../accounts/users/public.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useWakeLock } from '../../kit/wake-lock.ts';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { useJournal } from '../../training/trainings/public.ts';
import { MyLiveTrainings } from '../live-trainings/public.ts';
import { TrainByOneself } from '../own-strap/public.ts';
import { goalNumber } from '../parts/goal-number.ts';
import { HeartStage } from '../parts/HeartStage.tsx';
import { heartNow } from '../parts/heart-now.ts';
import classes from './OwnLive.module.css';

const SegmentCard = lazyComponent(() => import('../parts/SegmentCard.tsx').then((it) => it.SegmentCard));
const StationCard = lazyComponent(() => import('../parts/StationCard.tsx').then((it) => it.StationCard));
const TimerCard = lazyComponent(() => import('../parts/TimerCard.tsx').then((it) => it.TimerCard));

const HEART_EVERY_MS = 2000;
const ROOM_EVERY_MS = 5000;
const LED_ROOM_EVERY_MS = 1000;

export default function OwnLive() {
  const t = useT();
  const { UserId } = useSelf();
  const live = useCall(getUserLive, { params: { id: UserId } }, { pollEvery: HEART_EVERY_MS, quiet: true });
  const [last, setLast] = useState<UserLive | null>(null);
  if (live.data && live.data !== last) setLast(live.data);
  useWakeLock(Boolean(live.data));
  return (
    <Page reading title={t('ownLive.title')} back={pathTo('Today')}>
      <div className={classes['column']}>
        <NeedsBody />
        <QueryResult query={live} loading={<SkeletonScreen />}>
          {(athlete) =>
            athlete ? (
              <LiveFigures athlete={athlete} answeredAt={live.dataUpdatedAt} />
            ) : last ? (
              <Over last={last} />
            ) : (
              <>
                <EmptyState title={t('ownLive.unheard')}>{t('ownLive.unheardText')}</EmptyState>
                <MyLiveTrainings />
                <TrainByOneself />
              </>
            )
          }
        </QueryResult>
      </div>
    </Page>
  );
}

function LiveFigures({ athlete, answeredAt }: { athlete: UserLive; answeredAt: number }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow(1000).getTime();
  const [isLed, setLed] = useState(false);
  const { data: room, dataUpdatedAt: notifiedAt } = useCall(
    getOwnRoom,
    { params: { id: athlete.UserId } },
    { pollEvery: isLed ? LED_ROOM_EVERY_MS : ROOM_EVERY_MS, quiet: true },
  );
  const leads = Boolean(room?.Circuit ?? room?.Flow ?? room?.Timer);
  if (room && leads !== isLed) setLed(leads);
  const { unanswered, stated, current } = heartNow(athlete, answeredAt, now);
  const text = athlete.OffTheWall ? 'training.offTheWall' : unanswered >= LOST_SECONDS ? 'training.offline' : 'training.noSignal';
  const { Session: session, Goal: goal = null, Together: together = null } = room ?? {};
  const self = useSelf();
  const { Circuit: circuit, Flow: flow, Timer: timer } = room ?? {};
  const ahead = room ? Date.parse(room.At) - notifiedAt : 0;
  const own = useOwnRun(leads);
  const segment = flow && own?.ownSegment(flow, now + ahead, self);
  const step = timer && own?.ownStep(timer, now + ahead);
  const runs = session
    ? { name: session.Name, leftMs: Date.parse(session.EndsAt) - now }
    : (room && ofWorkout(room, own, now + ahead, t)) || null;
  const since = Math.max(
    Date.parse(athlete.Since),
    session && typeof room?.Points === 'number' ? Date.parse(session.BeganAt) : 0,
  );
  const isOfGoal = goal !== null && goal > 0 && together !== null;
  return (
    <HeartStage
      label={t('training.liveNow')}
      title={runs?.name ?? t('training.since', { time: formats.time(athlete.Since) })}
      left={runs === null ? 0 : Math.floor(runs.leftMs / 1000)}
      heart={current}
      text={t(text)}
      target={segment?.target}
      otherwise={stated ? t('training.was', { bpm: stated.bpm }) : ''}
      numbers={[
        { label: t('kit.points'), value: formats.number(room?.Points ?? athlete.Points) },
        isOfGoal
          ? goalNumber(together, goal, t, formats)
          : {
              label: t('kit.time'),
              value: formats.duration(Math.max(0, Math.floor((now - since) / 1000))),
            },
      ]}
      card={
        circuit ? (
          <StationCard key={circuit.RoomWorkoutId} circuit={circuit} ahead={ahead} />
        ) : flow ? (
          segment && <SegmentCard flow={flow} segment={segment} />
        ) : (
          timer && step && <TimerCard step={step} isPaused={timer.Paused} />
        )
      }
      note={
        athlete.OffTheWall ? t('training.offTheWallText') : unanswered >= HELD_SECONDS && current ? t('training.noNews') : null
      }
    >
      {(look) => (
        <Button
          component={Link}
          to={pathTo('Today')}
          className={look}
          leftSection={<IconArrowLeft size={24} aria-hidden="true" />}
        >
          {t('ownLive.back')}
        </Button>
      )}
    </HeartStage>
  );
}

type OwnRun = typeof import('./own-run.ts');

function useOwnRun(isInOne: boolean): OwnRun | null {
  const [run, setRun] = useState<OwnRun | null>(null);
  useEffect(() => {
    if (isInOne) void import('./own-run.ts').then(setRun);
  }, [isInOne]);
  return run;
}

function ofWorkout(
  { Circuit, Flow, Timer }: OwnRoom,
  run: OwnRun | null,
  at: number,
  t: Translate,
): { name: string; leftMs: number } | null {
  if (Circuit) return { name: Circuit.Circuit.Name, leftMs: run?.ownLeft(Circuit, at) ?? 0 };
  if (Flow) return { name: Flow.Flow.Name, leftMs: run?.ownFlowLeft(Flow, at) ?? 0 };
  if (!Timer) return null;
  const { Content } = Timer;
  const name = Content.Kind === 'Quick' ? t(`run.type.${Content.Timer.Type}`) : Content.Timer.Name;
  return { name, leftMs: run?.ownTimerLeft(Timer, at) ?? 0 };
}

function Over({ last }: { last: UserLive }) {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const { byDay } = useJournal(last.UserId, addDays(today, -1), today);
  const training = [...byDay.values()].flat().find(({ End }) => Date.parse(End) > Date.parse(last.Since));
  return (
    <Card>
      <div className={classes['over']}>
        <h2>{t('ownStrap.over')}</h2>
        <p>
          {t('ownLive.overText', {
            time: formats.duration(Math.floor((Date.parse(last.LastHeard) - Date.parse(last.Since)) / 1000)),
            points: formats.number(last.Points),
            unit: t('kit.pointsUnit', { count: last.Points }),
          })}
        </p>
        <Button
          component={Link}
          size="lg"
          className={classes['go']}
          to={training ? pathTo('Training', training.TrainingId) : pathTo('Journal')}
        >
          {t(training ? 'ownLive.toTraining' : 'ownStrap.toJournal')}
        </Button>
      </div>
    </Card>
  );
}
