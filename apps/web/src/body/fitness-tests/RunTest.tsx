import type { FitnessTest } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { endFitnessTest, startFitnessTest } from '@clubpulse/contract/body/fitness-tests/fitness-tests.calls';
import { isEndedByAthlete, plans } from '@clubpulse/rules/body/fitness-tests/protocols';
import { Button } from '@mantine/core';
import { IconHeartFilled, IconHeartOff, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { LeaveDialog } from '../../kit/dialog/LeaveDialog.tsx';
import { makeRestInert } from '../../kit/make-rest-inert.ts';
import { useWakeLock } from '../../kit/wake-lock.ts';
import { useChange } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useT } from '../../platform/phrases.ts';
import { useOpenEditor } from '../../platform/version/open-editors.ts';
import { openBeat } from './beat.ts';
import { EndedTest } from './EndedTest.tsx';
import { HeartTile } from './HeartTile.tsx';
import { type Heart, isFresh } from './heart.ts';
import classes from './RunTest.module.css';
import { TestClock } from './TestClock.tsx';
import { type Ended, useTestRun } from './use-test-run.ts';

interface RunTestProps {
  test: FitnessTest;
  name: string | null;
  heart: Heart;
  finder: ReactNode;
  onEnded: (test: FitnessTest) => void;
  onClose: () => void;
}

/** The test stops automatically. Screen readers announce only rare changes. */
export function RunTest({ test, name, heart, finder, onEnded, onClose }: RunTestProps) {
  const t = useT();
  const { Protocol, Limit, FitnessTestId } = test;
  const run = useTestRun(test, heart);
  const { walked, isRunning, ended } = run;
  const now = useNow(1000).getTime();
  const bpm = isFresh(heart, now) ? heart.bpm : 0;
  const start = useChange(startFitnessTest, { quiet: true, leaves: true });
  const send = useChange(endFitnessTest, { quiet: true, onDone: onEnded });
  const asksDistance = ended?.End === 'completed' && Protocol === 'cooper';
  const { mutate } = send;
  const keep = (what: Ended, Distance: number | null) => mutate({ params: { id: FitnessTestId }, body: { ...what, Distance } });
  const sent = useRef(false);
  useEffect(() => {
    if (ended === null || asksDistance || sent.current) return;
    sent.current = true;
    mutate({ params: { id: FitnessTestId }, body: { ...ended, Distance: null } });
  }, [ended, asksDistance, mutate, FitnessTestId]);
  const holds = isRunning || (ended !== null && !send.isSuccess);
  useWakeLock(holds);
  useOpenEditor(holds);

  const begin = () => {
    openBeat();
    run.begin();
    start.mutate({ params: { id: FitnessTestId } });
  };
  const Icon = bpm > 0 ? IconHeartFilled : IconHeartOff;
  const title = [t(`fitnessTests.protocol.${Protocol}`), ...(name === null ? [] : [name])].join(', ');
  const text = Limit === null ? t('fitnessTests.noStop') : t('fitnessTests.stopsAbove', { bpm: Math.floor(Limit) });
  return (
    <section ref={makeRestInert} tabIndex={-1} className={classes['run']} data-theme="dark" aria-label={title}>
      <header className={classes['top']}>
        <b>{title}</b>
        <span>
          <Icon size={16} aria-hidden="true" />
          {heart.name || t('fitnessTests.noBeat')}
        </span>
      </header>
      <HeartTile test={test} bpm={bpm} source={<Source heart={heart} isReceived={bpm > 0} />} text={text} />
      {run.startedAt === null ? (
        <BeforeTest test={test} heart={heart} bpm={bpm} finder={finder} onBegin={begin} onClose={onClose} />
      ) : ended === null ? (
        <div className={classes['card']}>
          <TestClock test={test} walked={walked} startedAt={run.startedAt} />
          {walked.isPaused && (
            <p className={classes['paused']} role="status">
              {t('fitnessTests.paused', { seconds: walked.silent })}
            </p>
          )}
          {walked.isPaused && finder}
          <div className={classes['acts']}>
            {isEndedByAthlete(Protocol) && walked.phase === 'effort' && (
              <Button className={classes['go']} onClick={run.done}>
                {t(Protocol === 'shuttle' ? 'fitnessTests.done.shuttle' : 'fitnessTests.done.rockport')}
              </Button>
            )}
            <Button
              className={classes['act']}
              leftSection={<IconPlayerStopFilled size={22} aria-hidden="true" />}
              onClick={run.stop}
            >
              {t('fitnessTests.stop')}
            </Button>
          </div>
        </div>
      ) : (
        <EndedTest ended={ended} asksDistance={asksDistance} send={send} onSave={keep} onClose={onClose} />
      )}
      {isRunning && <LeaveTest onStop={run.stop} />}
    </section>
  );
}

interface BeforeTestProps extends Pick<RunTestProps, 'test' | 'heart' | 'finder' | 'onClose'> {
  bpm: number;
  onBegin: () => void;
}

function BeforeTest({ test: { Protocol }, heart, bpm, finder, onBegin, onClose }: BeforeTestProps) {
  const t = useT();
  const plan = plans[Protocol];
  return (
    <div className={classes['card']}>
      <p className={classes['phase']}>{t(`fitnessTests.about.${Protocol}`)}</p>
      <p className={classes['phase']}>{t('fitnessTests.warmUp')}</p>
      {(heart.phase !== 'live' || heart.source === 'club') && finder}
      {plan.byHeart && bpm === 0 && <p className={classes['phase']}>{t('fitnessTests.waiting')}</p>}
      <div className={classes['acts']}>
        <Button
          className={classes['go']}
          leftSection={<IconPlayerPlayFilled size={22} aria-hidden="true" />}
          disabled={plan.byHeart && bpm === 0}
          onClick={onBegin}
        >
          {t('fitnessTests.begin')}
        </Button>
        <Button className={classes['act']} onClick={onClose}>
          {t('kit.cancel')}
        </Button>
      </div>
    </div>
  );
}

function Source({ heart: { source, phase, silence }, isReceived }: { heart: Heart; isReceived: boolean }) {
  const t = useT();
  if (source === 'strap') return phase === 'live' || phase === 'lost' ? t('fitnessTests.byStrap') : null;
  return isReceived ? t('fitnessTests.byClub') : (silence ?? t('fitnessTests.clubSilent'));
}

function LeaveTest({ onStop }: { onStop: () => void }) {
  const t = useT();
  return (
    <LeaveDialog
      title={t('fitnessTests.leave')}
      keep={t('fitnessTests.goOn')}
      confirm={t('fitnessTests.stop')}
      onConfirm={(blocker) => {
        onStop();
        blocker.reset?.();
      }}
    >
      {t('fitnessTests.leaveText')}
    </LeaveDialog>
  );
}
