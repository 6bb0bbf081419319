import type { OwnFlow } from '@clubpulse/contract/live/own-live/own-live.calls';
import type { OwnSegment } from '@clubpulse/rules/live/own-live/own-flow';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './station-card.module.css';

interface SegmentCardProps {
  flow: OwnFlow;
  segment: OwnSegment;
}

export function SegmentCard({ flow, segment }: SegmentCardProps) {
  const t = useT();
  const formats = useFormats();
  const { place, name, percent, own, cadence, left, next } = segment;
  const { Measure, Segments } = flow.Flow;
  const until = flow.Paused ? t('flowScene.isPaused') : t('live.leftTime', { time: formats.duration(Math.ceil(left / 1000)) });
  const intensity =
    Measure === 'HeartRate'
      ? t('ownLive.flowHeart', { percent, bpm: own ?? 0 })
      : own === null
        ? t('ownLive.flowFtp', { percent })
        : t('ownLive.flowWatts', { percent, watts: own });
  return (
    <section className={classes['station']} aria-label={t('ownLive.yourSegment')}>
      <p className={classes['where']}>{`${t('ownLive.segment', { place, count: Segments.length })}, ${until}`}</p>
      <p className={classes['asked']}>
        <b>{name}</b>
        <span>{intensity}</span>
        <span>{cadence === null ? t('ownLive.freeCadence') : t('ownLive.cadence', { rpm: cadence })}</span>
      </p>
      <p className={classes['where']}>
        {next === null
          ? t('flowScene.lastOne')
          : t('flowScene.thenIs', { name: next.name, time: formats.duration(next.seconds), percent: next.percent })}
      </p>
    </section>
  );
}
