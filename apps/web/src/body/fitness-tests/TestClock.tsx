import type { FitnessTest } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { KGM_OF_WATT, shuttleSpeed } from '@clubpulse/rules/body/fitness-tests/formulas';
import { plans } from '@clubpulse/rules/body/fitness-tests/protocols';
import { shuttleLevel } from '@clubpulse/rules/body/fitness-tests/result';
import type { TestProgress } from '@clubpulse/rules/body/fitness-tests/walk';
import { Switch } from '@mantine/core';
import { IconArrowBigDown, IconArrowBigUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useBeat } from './beat.ts';
import classes from './RunTest.module.css';

interface TestClockProps {
  test: FitnessTest;
  walked: TestProgress;
  startedAt: number;
}

const SIT_SECONDS = 60;
const MINUTE_MS = 60_000;
const SHUTTLE_MS = 72_000;
const steps = ['up', 'up', 'down', 'down'] as const;

export function TestClock({ test: { Protocol, Cadence, Load }, walked, startedAt }: TestClockProps) {
  const t = useT();
  const formats = useFormats();
  const [isReceived, setReceived] = useState(true);
  const plan = plans[Protocol];
  const isEffort = walked.phase === 'effort';
  const done = walked.effort.length;
  const level = shuttleLevel(done) + 1;
  const every = !isEffort ? null : Protocol === 'shuttle' ? SHUTTLE_MS / shuttleSpeed(level) : Cadence && MINUTE_MS / Cadence;
  const beat = useBeat(every, walked.isPaused ? null : startedAt, isReceived);
  const isStepping = isEffort && (Protocol === 'ymcaStep' || Protocol === 'queensStep');
  const after = Math.min(plan.recovery, SIT_SECONDS);
  const left = isEffort ? (plan.effort === null ? null : plan.effort - done) : Math.max(after - walked.recovery.length, 0);
  const complete = isEffort ? plan.effort : after;
  const words = isEffort
    ? t(`fitnessTests.phase.${Protocol}`)
    : t(Protocol === 'queensStep' ? 'fitnessTests.stand' : 'fitnessTests.sit');
  return (
    <>
      <p className={classes['phase']} role="status">
        {words}
      </p>
      <div className={classes['clock']}>
        <strong role="timer">{formats.duration(left ?? done)}</strong>
        <p>
          <span>
            {complete === null ? t('fitnessTests.since') : t('fitnessTests.leftOf', { time: formats.duration(complete) })}
          </span>
          {isEffort && Cadence !== null && <b>{t('fitnessTests.aMinute', { count: isStepping ? Cadence : Cadence / 2 })}</b>}
          {isEffort && Protocol === 'ymcaCycle' && (
            <b>{t('fitnessTests.watts', { watts: Math.round(walked.load / KGM_OF_WATT) })}</b>
          )}
          {isEffort && Protocol === 'astrand' && Load !== null && <b>{t('fitnessTests.watts', { watts: Load })}</b>}
          {isEffort && Protocol === 'shuttle' && (
            <b>{t('fitnessTests.level', { level, speed: formats.number(shuttleSpeed(level), 1) })}</b>
          )}
        </p>
      </div>
      {isStepping && (
        <ol className={classes['steps']} aria-hidden="true">
          {steps.map((step, place) => {
            const Arrow = step === 'up' ? IconArrowBigUp : IconArrowBigDown;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the four beats of a cycle stay in their places
              <li key={place} data-now={beat !== null && beat % steps.length === place}>
                <Arrow size={26} stroke={2} />
                {t(step === 'up' ? 'fitnessTests.stepUp' : 'fitnessTests.stepDown')}
              </li>
            );
          })}
        </ol>
      )}
      {every !== null && (
        <Switch
          classNames={{ root: classes['sound'] ?? '', track: classes['track'] ?? '', thumb: classes['thumb'] ?? '' }}
          label={t('fitnessTests.sound')}
          checked={isReceived}
          onChange={(change) => setReceived(change.currentTarget.checked)}
        />
      )}
    </>
  );
}
