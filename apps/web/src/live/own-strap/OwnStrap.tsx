import { listMyLiveTrainings } from '@clubpulse/contract/live/live-trainings/participants.calls';
import { getOwnRoom } from '@clubpulse/contract/live/own-live/own-live.calls';
import type { OwnPlace } from '@clubpulse/contract/live/own-strap/own-places';
import { percentOfMax, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import { signalOf } from '@clubpulse/rules/live/board/signal';
import { ownAverage, ownPoints } from '@clubpulse/rules/live/own-strap/own-figures';
import { TRAINING_MIN_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import { Button } from '@mantine/core';
import { IconBluetooth, IconPlayerStopFilled } from '@tabler/icons-react';
import { useBodyFirst } from '../../accounts/users/public.ts';
import { LeaveDialog } from '../../kit/dialog/LeaveDialog.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useWakeLock } from '../../kit/wake-lock.ts';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { useOpenEditor } from '../../platform/version/open-editors.ts';
import { goalNumber } from '../parts/goal-number.ts';
import { HeartStage } from '../parts/HeartStage.tsx';
import { NotShared, OnWall } from './OnWall.tsx';
import classes from './OwnStrap.module.css';
import { storedPlace } from './own-place.ts';
import { reachesStraps } from './reach.ts';
import { type OwnStrap as Strap, useOwnStrap } from './use-own-strap.ts';

const StationCard = lazyComponent(() => import('../parts/StationCard.tsx').then((it) => it.StationCard));

const WAITING_SHOWN = 15;

/** The phone receives the strap over Bluetooth and acts as its bridge. */
export default function OwnStrap() {
  const t = useT();
  const { UserId } = useSelf();
  const { find, setPlace, end, ...received } = useOwnStrap();
  const { isListening } = received;
  const body = useBodyFirst();
  useWakeLock(isListening);
  useOpenEditor(isListening);
  return (
    <Page reading title={t('ownStrap.title')} back={pathTo('Today')}>
      {!reachesStraps() ? (
        <EmptyState title={t('ownStrap.unable')}>{t('ownStrap.unableText')}</EmptyState>
      ) : isListening ? (
        <Running received={received} onPlace={setPlace} onEnd={end} />
      ) : received.phase === 'ended' ? (
        <Over received={received} onAgain={() => void find()} />
      ) : (
        <Card>
          <div className={classes['begin']}>
            <p>{t('ownStrap.text')}</p>
            <NotShared />
            <Refusal words={received.failed ? t(received.failed === 'tab' ? 'ownStrap.twoTabs' : 'ownStrap.failed') : null} />
            <Button
              size="lg"
              className={classes['go']}
              leftSection={<IconBluetooth size={24} stroke={1.8} aria-hidden="true" />}
              loading={received.phase === 'finding'}
              onClick={() => body.first(() => void find(storedPlace(UserId)))}
            >
              {t('ownStrap.find')}
            </Button>
          </div>
        </Card>
      )}
      {body.dialog}
      {isListening && <LeaveStrap />}
    </Page>
  );
}

interface RunningProps {
  received: Strap;
  onPlace: (place: OwnPlace | null) => void;
  onEnd: () => void;
}

function Running({ received, onPlace, onEnd }: RunningProps) {
  const t = useT();
  const formats = useFormats();
  const self = useSelf();
  const now = useNow(1000).getTime();
  const { measurement, figures } = received;
  const limits = [self.Zone0Bpm, self.Zone1Bpm, self.Zone2Bpm, self.Zone3Bpm, self.Zone4Bpm, self.Zone5Bpm] as const;
  const bpm = measurement?.bpm ?? 0;
  const signal = signalOf(Math.floor((now - received.receivedAt) / 1000), figures !== null);
  const current = bpm > 0 && received.phase === 'live' && (signal === 'fresh' || signal === 'held');
  const zone = zoneOf(bpm, limits);
  const text =
    received.phase === 'lost' ? t('ownStrap.lost') : measurement?.contact === false ? t('ownStrap.noSkin') : t('ownStrap.noBeat');
  const { session, goal, circuit, ahead } = useRoom(received.place !== null);
  const numbers =
    figures === null
      ? []
      : [
          { label: t('kit.points'), value: formats.number(ownPoints(figures)) },
          ...(goal ? [goal] : []),
          { label: t('kit.time'), value: formats.duration(figures.last - figures.since) },
          { label: t('ownStrap.average'), value: formats.number(ownAverage(figures)) },
          ...(goal ? [] : [{ label: t('ownStrap.highest'), value: formats.number(figures.highest) }]),
        ];
  const running = useJoined();
  const endsAt = session?.EndsAt ?? running?.EndsAt;
  const note =
    received.away === null && received.waiting <= WAITING_SHOWN
      ? null
      : received.away?.is('OwnBeatsTimes')
        ? refusalText(received.away)
        : t('ownStrap.waits', { count: received.waiting });
  return (
    <HeartStage
      label={received.name || t('ownStrap.title')}
      title={session?.Name ?? running?.Name ?? received.name}
      left={endsAt ? Math.floor((Date.parse(endsAt) - now) / 1000) : 0}
      heart={current ? { bpm, zone, percent: percentOfMax(bpm, self.MaxHeartRate, limits) } : null}
      text={text}
      otherwise={received.name}
      numbers={numbers}
      card={circuit && <StationCard key={circuit.RoomWorkoutId} circuit={circuit} ahead={ahead} />}
      note={received.waiting > 0 && note}
    >
      {(look) => (
        <>
          <OnWall received={received} onPlace={onPlace} />
          <Button className={look} leftSection={<IconPlayerStopFilled size={24} aria-hidden="true" />} onClick={onEnd}>
            {t('ownStrap.end')}
          </Button>
        </>
      )}
    </HeartStage>
  );
}

const LOOK_EVERY = 60_000;

function useJoined() {
  const { UserId } = useSelf();
  const { data = [] } = useCall(listMyLiveTrainings, { params: { id: UserId } }, { pollEvery: LOOK_EVERY, quiet: true });
  return data.find(({ Joined, State }) => Joined && State === 'Running');
}

const ROOM_EVERY = 5000;

function useRoom(isOnWall: boolean) {
  const { UserId } = useSelf();
  const t = useT();
  const formats = useFormats();
  const answer = useCall(getOwnRoom, { params: { id: UserId } }, { pollEvery: ROOM_EVERY, quiet: true, enabled: isOnWall });
  const room = isOnWall ? answer.data : null;
  const { Session: session = null, Goal: points = null, Together: together = null, Circuit: circuit = null } = room ?? {};
  const goal = points !== null && points > 0 && together !== null ? goalNumber(together, points, t, formats) : null;
  return { session, goal, circuit, ahead: room ? Date.parse(room.At) - answer.dataUpdatedAt : 0 };
}

function Over({ received: { figures, waiting }, onAgain }: { received: Strap; onAgain: () => void }) {
  const t = useT();
  const formats = useFormats();
  const goTo = useGoTo();
  return (
    <Card>
      <div className={classes['begin']}>
        <h2>{t('ownStrap.over')}</h2>
        {figures === null || figures.seconds < TRAINING_MIN_SECONDS ? (
          <p>{t(figures === null ? 'ownStrap.overNothing' : 'ownStrap.tooShort')}</p>
        ) : (
          <p>
            {t('ownStrap.overFigures', {
              time: formats.duration(figures.last - figures.since),
              points: formats.number(ownPoints(figures)),
              unit: t('kit.pointsUnit', { count: ownPoints(figures) }),
              average: formats.number(ownAverage(figures)),
            })}{' '}
            {t(waiting > 0 ? 'ownStrap.unsent' : 'ownStrap.overText')}
          </p>
        )}
        <div className={classes['acts']}>
          <Button size="lg" onClick={() => goTo('Journal')}>
            {t('ownStrap.toJournal')}
          </Button>
          <Button size="lg" variant="default" onClick={onAgain}>
            {t('ownStrap.again')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function LeaveStrap() {
  const t = useT();
  return (
    <LeaveDialog
      title={t('ownStrap.leave')}
      keep={t('kit.stay')}
      confirm={t('ownStrap.leaveAct')}
      onConfirm={(blocker) => blocker.proceed?.()}
    >
      {t('ownStrap.leaveText')}
    </LeaveDialog>
  );
}
