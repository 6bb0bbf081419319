import type { Sleep } from '@clubpulse/contract/body/health/health';
import { listHealthSleep } from '@clubpulse/contract/body/health/health.calls';
import { averageOf } from '@clubpulse/rules/body/health/samples';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { askOf, DayCard, type DayCardProps, quietly, sourceOf } from './DayCard.tsx';
import classes from './Health.module.css';
import { Hypnogram } from './Hypnogram.tsx';
import { ShareBar } from './ShareBar.tsx';
import { useHealthTexts } from './use-health-texts.ts';

export function NightCard(props: DayCardProps) {
  const t = useT();
  const nights = useCall(listHealthSleep, askOf(props), quietly);
  return (
    <DayCard
      title={t('health.view.sleep')}
      query={nights}
      pick={(all) => all.toSorted((a, b) => (b.AsleepSeconds ?? 0) - (a.AsleepSeconds ?? 0))[0]}
      none={t('health.noNight')}
      sources={sourceOf}
    >
      {(sleep, all) => (
        <>
          <Night sleep={sleep} />
          {props.isDetailed && <Details sleep={sleep} others={all.filter((one) => one !== sleep)} />}
        </>
      )}
    </DayCard>
  );
}

const lengths = (sleep: Sleep) =>
  [
    { name: 'deep', seconds: sleep.DeepSeconds },
    { name: 'rem', seconds: sleep.RemSeconds },
    { name: 'light', seconds: sleep.LightSeconds },
    { name: 'awake', seconds: sleep.AwakeSeconds },
  ] as const;

function Night({ sleep }: { sleep: Sleep }) {
  const t = useT();
  const words = useHealthTexts();
  const quality = words.quality(sleep);
  const text = lengths(sleep).filter(({ seconds }) => seconds !== null);
  return (
    <>
      <p className={classes['hero']}>
        <b>{sleep.AsleepSeconds === null ? t('health.unknown') : words.time(sleep.AsleepSeconds)}</b>
        {quality !== null && <span className={classes['quality']}>{quality}</span>}
      </p>
      {sleep.Stages.length > 0 ? <Hypnogram sleep={sleep} /> : <ShareBar parts={lengths(sleep)} />}
      <p className={classes['lengths']}>
        {text.map(({ name, seconds }) => `${t(`health.stage.${name}`)} ${words.time(seconds ?? 0)}`).join(', ')}
      </p>
    </>
  );
}

function Details({ sleep, others }: { sleep: Sleep; others: readonly Sleep[] }) {
  const t = useT();
  const formats = useFormats();
  const words = useHealthTexts();
  const end = new Date(Date.parse(sleep.Begin) + sleep.Seconds * 1000);
  const breaths = averageOf(sleep.Respiration);
  const oxygen = averageOf(sleep.Spo2);
  const rows = [
    [t('health.asleepFrom'), formats.time(sleep.Begin)],
    [t('health.awakeAt'), formats.time(end)],
    ...(breaths === null ? [] : [[t('health.breaths'), t('health.aMinute', { number: formats.number(breaths, 1) })]]),
    ...(oxygen === null ? [] : [[t('health.kind.pulseox'), formats.percent(oxygen)]]),
    ...others.map((one) => [
      t('health.alsoSlept', { time: formats.time(one.Begin) }),
      one.AsleepSeconds === null ? t('health.unknown') : words.time(one.AsleepSeconds),
    ]),
  ];
  return (
    <dl className={classes['facts']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
