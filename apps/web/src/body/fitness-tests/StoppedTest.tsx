import type { FitnessTest, Protocol, TestEnd } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { getFitnessTest } from '@clubpulse/contract/body/fitness-tests/fitness-tests.calls';
import { Button } from '@mantine/core';
import { IconHeartPause, IconSquare, IconWalk } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './FitnessTests.module.css';
import { HeartChart } from './HeartChart.tsx';

interface StoppedTestProps {
  test: FitnessTest;
  lastRated: FitnessTest | undefined;
  onPlan?: (protocol: Protocol) => void;
}

export function StoppedTest({ test, lastRated, onPlan }: StoppedTestProps) {
  const t = useT();
  const formats = useFormats();
  const { State, Duration, Limit, PeakHeartRate, NotRated, NextTryAt, Protocol } = test;
  const { data } = useCall(getFitnessTest, { params: { id: test.FitnessTestId } }, { quiet: true });
  if (State === 'prepared' || State === 'running') return null;
  const time = formats.duration(Duration ?? 0);
  const text = textOf(State);
  const isAbove = State === 'interruptedHeartRate';
  return (
    <>
      <div className={classes['stopped']}>
        <span className={classes['icon']}>
          <IconHeartPause size={30} stroke={1.6} aria-hidden="true" />
        </span>
        <h2>{t(`fitnessTests.stopped.${State}`)}</h2>
        <p>
          {text === undefined ? t(`fitnessTests.why.${NotRated ?? 'noNorm'}`) : t(text, { limit: Math.floor(Limit ?? 0), time })}
        </p>
      </div>
      {data !== undefined && PeakHeartRate !== null && (
        <Card>
          <HeartChart samples={data.Samples} limit={Limit} peak={PeakHeartRate} isAbove={isAbove} />
        </Card>
      )}
      <Card>
        <dl className={classes['facts']}>
          <div>
            <dt>{t('fitnessTests.result')}</dt>
            <dd>
              <StateChip tone="outline" icon={IconSquare}>
                {t('fitnessTests.notRated')}
              </StateChip>
            </dd>
          </div>
          {PeakHeartRate !== null && (
            <div>
              <dt>{t('fitnessTests.peak')}</dt>
              <dd>{t('kit.bpm', { bpm: PeakHeartRate })}</dd>
            </div>
          )}
          {lastRated !== undefined && lastRated.Score !== null && lastRated.Rating !== null && (
            <div>
              <dt>{t('fitnessTests.lastRated', { date: formats.date(lastRated.EndedAt ?? lastRated.PreparedAt) })}</dt>
              <dd>
                <b>{formats.number(lastRated.Score)}</b>{' '}
                {t('fitnessTests.stays', { rating: t(`measures.band.${lastRated.Rating}`) })}
              </dd>
            </div>
          )}
          {NextTryAt !== null && (
            <div>
              <dt>{t('fitnessTests.nextTry')}</dt>
              <dd>
                <b>{formats.dateTime(NextTryAt)}</b>
              </dd>
            </div>
          )}
        </dl>
      </Card>
      {onPlan &&
        (isAbove && Protocol !== 'rockport' ? (
          <>
            <Banner tone="info" icon={IconWalk}>
              {t('fitnessTests.rather')}
            </Banner>
            <Button size="lg" onClick={() => onPlan('rockport')}>
              {t('fitnessTests.planWalk')}
            </Button>
          </>
        ) : (
          !isAbove && (
            <Button size="lg" onClick={() => onPlan(Protocol)}>
              {t('fitnessTests.again')}
            </Button>
          )
        ))}
    </>
  );
}

const textOf = (state: TestEnd) => (state === 'completed' ? undefined : (`fitnessTests.text.${state}` as const));
