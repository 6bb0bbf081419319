import type { FitnessTest } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { percentOfMax, type ZoneLimits, zoneKeys, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import type { ReactNode } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './RunTest.module.css';

const drawn = [1, 2, 3, 4, 5] as const;

const asLimits = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): ZoneLimits => [a, b, c, d, e, f];

interface HeartTileProps {
  test: FitnessTest;
  bpm: number;
  source: ReactNode;
  text: string;
}

export function HeartTile({ test, bpm, source, text }: HeartTileProps) {
  const t = useT();
  const formats = useFormats();
  const { Limit, MaxHeartRate } = test;
  const limits = asLimits(test.ZoneLimits);
  const isReceived = bpm > 0;
  const zone = zoneOf(bpm, limits);
  const [from, to] = [limits[0], limits[5]];
  const share = (at: number) => `${(100 * (Math.min(Math.max(at, from), to) - from)) / Math.max(to - from, 1)}%`;
  const limit = Limit === null ? null : Math.floor(Limit);
  return (
    <>
      <div className={classes['tile']} data-zone={isReceived ? zone : undefined}>
        <p className={classes['head']}>
          <span role="status">
            {isReceived ? `${t('zone.short', { zone })} ${t(`zone.${zoneKeys[zone]}`)}` : t('fitnessTests.noBeat')}
          </span>
          {limit !== null && <small>{t('fitnessTests.limit', { bpm: limit })}</small>}
        </p>
        <p className={classes['source']} role="status">
          {source}
        </p>
        <p className={classes['bpm']}>
          {isReceived ? bpm : '--'}
          <small>bpm</small>
        </p>
        <p className={classes['foot']}>
          <span>
            {isReceived &&
              t('fitnessTests.ofMax', {
                percent: formats.percent(percentOfMax(bpm, MaxHeartRate, limits)),
                max: MaxHeartRate,
              })}
          </span>
          {isReceived && limit !== null && (
            <span>{bpm > limit ? t('fitnessTests.overLimit') : t('fitnessTests.toLimit', { beats: limit - bpm })}</span>
          )}
        </p>
      </div>
      <div className={classes['card']}>
        <div className={classes['scale']} aria-hidden="true">
          <span className={classes['zones']}>
            {drawn.map((one) => (
              <i key={one} data-zone={one} style={{ flexGrow: Math.max((limits[one] ?? 0) - (limits[one - 1] ?? 0), 0) }} />
            ))}
            {Limit !== null && <em style={{ insetInlineStart: share(Limit) }} />}
          </span>
          {isReceived && <b style={{ insetInlineStart: share(bpm) }} />}
          {Limit !== null && (
            <span className={classes['mark']} style={{ insetInlineStart: share(Limit) }}>
              {t('fitnessTests.stopMark')}
            </span>
          )}
        </div>
        <p className={classes['phase']}>{text}</p>
      </div>
    </>
  );
}
