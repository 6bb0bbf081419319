import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { leftOfRun, repeats, secondsOf, stepAt, stepsOf } from '@clubpulse/rules/live/room-workouts/run';
import { segmentName } from '@clubpulse/rules/workouts/flows/target';
import { Button } from '@mantine/core';
import { IconListSearch, IconStopwatch, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useEnding } from '../parts/use-ending.ts';
import { EndRun } from './EndRun.tsx';
import { usePosition } from './follow.ts';
import { LeadActs } from './LeadActs.tsx';
import classes from './RunCard.module.css';
import { useRunName } from './run-name.ts';

const ChooseWorkout = lazyComponent(() => import('./ChooseWorkout.tsx').then((it) => it.ChooseWorkout));
const QuickTimerDialog = lazyComponent(() => import('./QuickTimerDialog.tsx').then((it) => it.QuickTimerDialog));

const keyOf = ({ RoomWorkoutId }: RoomWorkout) => RoomWorkoutId;

type Way = 'saved' | 'quick';

interface RunCardProps {
  clubId: number;
  roomId: number | null;
  run: RoomWorkout | undefined;
  now: () => number;
  isPlain?: boolean;
}

export function RunCard({ clubId, roomId, run, now, isPlain = false }: RunCardProps) {
  const t = useT();
  const [way, setWay] = useState<Way | null>(null);
  const { inQuestion, ask, acts } = useEnding(run ? [run] : [], keyOf, useRunName());
  const rooms = useCall(listRooms, { params: { id: clubId } }, { quiet: true, enabled: roomId === null });
  const [only, second] = rooms.data ?? [];
  const room = roomId ?? (second === undefined ? only?.DisplayGroupId : undefined);
  return (
    <section className={classes['card']} data-plain={isPlain} aria-label={t('run.card')}>
      {run && <Running key={run.RoomWorkoutId} clubId={clubId} run={run} now={now} onStart={setWay} onEnd={() => ask(run)} />}
      {inQuestion && <EndRun clubId={clubId} run={inQuestion} {...acts} />}
      {!run && room !== undefined && <Starts onStart={setWay} />}
      {!run && room === undefined && second !== undefined && <p>{t('run.chooseRoom')}</p>}
      {way === 'quick' && room !== undefined && <QuickTimerDialog clubId={clubId} roomId={room} onClose={() => setWay(null)} />}
      {way === 'saved' && room !== undefined && <ChooseWorkout clubId={clubId} roomId={room} onClose={() => setWay(null)} />}
    </section>
  );
}

function Starts({ onStart }: { onStart: (way: Way) => void }) {
  const t = useT();
  return (
    <div className={classes['starts']}>
      <Button variant="default" leftSection={<IconListSearch size={20} stroke={1.8} />} onClick={() => onStart('saved')}>
        {t('run.choose')}
      </Button>
      <Button variant="default" leftSection={<IconStopwatch size={20} stroke={1.8} />} onClick={() => onStart('quick')}>
        {t('run.start')}
      </Button>
    </div>
  );
}

interface RunningProps extends Pick<RunCardProps, 'clubId' | 'now'> {
  run: RoomWorkout;
  onStart: (way: Way) => void;
  onEnd: () => void;
}

function Running({ clubId, run, now, onStart, onEnd }: RunningProps) {
  const t = useT();
  const steps = useMemo(() => stepsOf(run.Content), [run.Content]);
  const position = usePosition(run, now);
  const step = stepAt(steps, position.index);
  const next = stepAt(steps, position.index + 1);
  const isRound = repeats(steps);
  const place = (step?.item ?? 0) + 1;
  const seconds = secondsOf(position);
  const name = useRunName()(run);
  const flow = run.Content.Kind === 'Flow' ? run.Content.Flow : undefined;
  const segment = flow?.Segments[position.index];
  const thenSegment = flow?.Segments[position.index + 1];
  const rounds = Math.max(0, ...steps.map(({ round }) => round ?? 0));
  const time = next && next.ms !== null ? formatCountdown(Math.round(next.ms / 1000)) : '';
  return (
    <>
      <h2>
        {step ? (flow && segment ? segmentName(flow.Measure, segment) : t(`workouts.phase.${step.phase}`)) : t('run.over')}
        {step && isRound && <span>{t('run.segmentOf', { place, count: steps.length })}</span>}
        {step && flow && <span>{t('run.segmentOf', { place: position.index + 1, count: flow.Segments.length })}</span>}
        {step?.round && rounds > 1 && <span>{t('live.roundOf', { round: step.round, rounds })}</span>}
        <Button className={classes['end']} variant="subtle" aria-label={t('run.stop')} onClick={onEnd}>
          <IconX size={20} stroke={1.8} />
        </Button>
      </h2>
      {run.Content.Kind !== 'Quick' && <p>{name}</p>}
      {step ? (
        <>
          <div className={classes['clock']}>
            <b data-paused={run.Paused}>{formatCountdown(seconds ?? Math.floor(position.inStep / 1000))}</b>
            <p>
              <span>
                {run.Paused
                  ? t('live.runPaused')
                  : seconds === null
                    ? t('run.waits')
                    : flow && thenSegment
                      ? t('flowScene.thenIs', {
                          name: segmentName(flow.Measure, thenSegment),
                          time,
                          percent: thenSegment.Percent,
                        })
                      : next
                        ? t('run.then', { what: t(`workouts.phase.${next.phase}`), time })
                        : t('run.thenOver')}
              </span>
              {!isRound && (
                <span>
                  {t('live.leftTime', { time: formatCountdown(Math.ceil(leftOfRun(run.Content, steps, position) / 1000)) })}
                </span>
              )}
            </p>
          </div>
          <LeadActs clubId={clubId} run={run} index={position.index} isTimed={seconds !== null && !isRound} />
          {isRound && <Starts onStart={onStart} />}
        </>
      ) : (
        <Starts onStart={onStart} />
      )}
    </>
  );
}
