import type { ActivityDay, Daily, Stress } from '@clubpulse/contract/body/health/health';
import {
  getHealthHrvDashboard,
  listHealthActivity,
  listHealthDays,
  listHealthHrv,
  listHealthPulseox,
  listHealthStress,
} from '@clubpulse/contract/body/health/health.calls';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { BatteryBars } from './BatteryBars.tsx';
import { Course } from './Course.tsx';
import { askOf, DayCard, type DayCardProps, longest, quietly, sourceOf } from './DayCard.tsx';
import classes from './Health.module.css';
import { OwnRangeScale } from './OwnRangeScale.tsx';
import { ShareBar } from './ShareBar.tsx';
import { useHealthTexts } from './use-health-texts.ts';

function Hero({ value, unit, about }: { value: string; unit?: string; about?: string | null }) {
  return (
    <p className={classes['hero']}>
      <b>{value}</b>
      {unit !== undefined && <span>{unit}</span>}
      {about && <span className={classes['quality']}>{about}</span>}
    </p>
  );
}

export function BatteryDay(props: DayCardProps) {
  const t = useT();
  const formats = useFormats();
  const query = useCall(listHealthStress, askOf(props), quietly);
  return (
    <DayCard
      title={t('health.view.battery')}
      query={query}
      pick={(all) => longest(all.filter(({ BatteryLast }) => BatteryLast !== null))}
      none={t('health.noBattery')}
      sources={sourceOf}
    >
      {(one) => (
        <>
          <Hero
            value={formats.number(one.BatteryLast ?? 0)}
            about={t('health.batteryOf', {
              most: formats.number(one.BatteryMax ?? 0),
              least: formats.number(one.BatteryMin ?? 0),
            })}
          />
          <BatteryBars battery={one.Battery} begin={one.Begin} />
          {props.isDetailed && <BatteryEvents stress={one} />}
        </>
      )}
    </DayCard>
  );
}

function BatteryEvents({ stress: { BatteryEvents: events, Begin } }: { stress: Stress }) {
  const t = useT();
  const formats = useFormats();
  const words = useHealthTexts();
  const names = {
    SLEEP: t('health.view.sleep'),
    NAP: t('health.event.NAP'),
    RECOVERY: t('health.event.RECOVERY'),
    ACTIVITY: t('health.kind.activity'),
  };
  const nameOf = (type: string) => Object.entries(names).find(([known]) => known === type.toUpperCase())?.[1] ?? type;
  if (events.length === 0) return null;
  return (
    <dl className={classes['facts']}>
      {events.map(({ Type, From, Seconds, Impact }) => (
        <div key={`${Type}${From}`}>
          <dt>
            {nameOf(Type)}, {formats.time(new Date(Date.parse(Begin) + From * 1000))}, {words.time(Seconds)}
          </dt>
          <dd>
            {Impact > 0 ? '+' : '−'}
            {formats.number(Math.abs(Impact))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function HrvNight(props: DayCardProps) {
  const t = useT();
  const formats = useFormats();
  const query = useCall(listHealthHrv, askOf(props), quietly);
  const { data: usual } = useCall(getHealthHrvDashboard, askOf(props), quietly);
  return (
    <DayCard
      title={t('health.kind.hrv')}
      query={query}
      pick={(all) => longest(all.filter(({ LastNightAverage }) => LastNightAverage !== null))}
      none={t('health.noNight')}
      sources={sourceOf}
    >
      {({ LastNightAverage, Values }) => {
        const value = LastNightAverage ?? 0;
        const range = usual?.OwnRange ?? null;
        const where = range && (value < range.Low ? 'under' : value > range.High ? 'over' : 'in');
        return (
          <>
            <Hero value={formats.number(value)} unit={t('health.unit.ms')} />
            {range && <OwnRangeScale value={value} range={range} />}
            <p className={classes['lengths']}>
              {range && where
                ? t(`health.ownRange.${where}`, { low: formats.number(range.Low), high: formats.number(range.High) })
                : t('health.ownRange.unknown')}
            </p>
            {Values.length > 1 && <Course values={Values.map(([, one]) => (one < 0 ? null : one))} large />}
          </>
        );
      }}
    </DayCard>
  );
}

const stressParts = (one: Pick<Stress, 'RestSeconds' | 'LowSeconds' | 'MediumSeconds' | 'HighSeconds'>) =>
  [
    { name: 'high', seconds: one.HighSeconds },
    { name: 'medium', seconds: one.MediumSeconds },
    { name: 'low', seconds: one.LowSeconds },
    { name: 'rest', seconds: one.RestSeconds },
  ] as const;

export function StressDay(props: DayCardProps) {
  const t = useT();
  const formats = useFormats();
  const words = useHealthTexts();
  const query = useCall(listHealthStress, askOf(props), quietly);
  return (
    <DayCard
      title={t('health.view.stress')}
      query={query}
      pick={(all) => longest(all.filter(({ Average }) => Average !== null))}
      none={t('health.noStress')}
      sources={sourceOf}
    >
      {(one) => (
        <>
          <Hero value={formats.number(Math.round(one.Average ?? 0))} unit={t('kit.average')} />
          <ShareBar parts={stressParts(one)} />
          <p className={classes['lengths']}>
            {stressParts(one)
              .filter(({ seconds }) => seconds !== null && seconds > 0)
              .map(({ name, seconds }) => `${t(`health.level.${name}`)} ${words.time(seconds ?? 0)}`)
              .join(', ')}
          </p>
          {props.isDetailed && (
            <>
              <Course values={everyThreeMinutes(one)} large />
              <p className={classes['lengths']}>{t('health.gaps')}</p>
            </>
          )}
        </>
      )}
    </DayCard>
  );
}

const STEP = 180;
function everyThreeMinutes({ Levels }: Stress): (number | null)[] {
  const byStep = new Map(Levels.map(([at, value]) => [Math.floor(at / STEP), value < 0 ? null : value]));
  const steps = [...byStep.keys()];
  const first = Math.min(...steps);
  return Array.from({ length: Math.max(...steps) - first + 1 }, (_, index) => byStep.get(first + index) ?? null);
}

export function RestingDay(props: DayCardProps) {
  const t = useT();
  const formats = useFormats();
  const query = useCall(listHealthDays, askOf(props), quietly);
  const bpm = (value: number | null) => (value === null ? t('health.unknown') : formats.number(value));
  return (
    <DayCard
      title={t('health.kind.daily')}
      query={query}
      pick={(all: readonly Daily[]) => longest(all.filter(({ RestingHeartRate }) => RestingHeartRate !== null))}
      none={t('health.noDay')}
      sources={sourceOf}
    >
      {(one) => (
        <>
          <Hero value={bpm(one.RestingHeartRate)} unit={t('health.restingUnit')} />
          <p className={classes['lengths']}>
            {t('health.heartOf', { least: bpm(one.MinHeartRate), most: bpm(one.MaxHeartRate) })}
          </p>
          {one.HeartRates.length > 1 && <Course values={byTenMinutes(one)} large />}
        </>
      )}
    </DayCard>
  );
}

const TEN_MINUTES = 600;
/** One value per ten minutes, because a day has thousands of samples. */
function byTenMinutes({ HeartRates }: Daily): (number | null)[] {
  const byStep = Map.groupBy(
    HeartRates.filter(([, value]) => value >= 0),
    ([at]) => Math.floor(at / TEN_MINUTES),
  );
  const steps = [...byStep.keys()];
  const first = Math.min(...steps);
  return Array.from({ length: Math.max(...steps) - first + 1 }, (_, index) => {
    const values = byStep.get(first + index);
    return values ? values.reduce((sum, [, value]) => sum + value, 0) / values.length : null;
  });
}

export function OxygenDay(props: DayCardProps) {
  const t = useT();
  const formats = useFormats();
  const query = useCall(listHealthPulseox, askOf(props), quietly);
  return (
    <DayCard
      title={t('health.kind.pulseox')}
      query={query}
      pick={(all) => longest(all.filter(({ Average }) => Average !== null))}
      none={t('health.noOxygen')}
      sources={sourceOf}
    >
      {({ Average, Min, Values }) => (
        <>
          <Hero value={formats.percent(Average ?? 0)} unit={t('kit.average')} />
          {Min !== null && <p className={classes['lengths']}>{t('health.leastOf', { least: formats.percent(Min) })}</p>}
          {Values.length > 1 && <Course values={Values.map(([, one]) => (one < 0 ? null : one))} large />}
        </>
      )}
    </DayCard>
  );
}

const none = { StepsGoal: null, Distance: null, ActiveSeconds: null, FloorsClimbed: null };

export function StepsDay(props: DayCardProps) {
  const t = useT();
  const formats = useFormats();
  const words = useHealthTexts();
  const query = useCall(listHealthActivity, askOf(props), quietly);
  const steps = ({ Figures, Epochs }: ActivityDay): number =>
    Figures?.Steps ?? Epochs.reduce((sum, { Steps }) => sum + (Steps ?? 0), 0);
  return (
    <DayCard
      title={t('health.kind.activity')}
      query={query}
      pick={(all) => all[0]}
      none={t('health.noDay')}
      sources={({ Sources }) => Sources.map(({ DeviceModel }) => DeviceModel)}
    >
      {(one) => {
        const { StepsGoal, Distance, ActiveSeconds, FloorsClimbed } = one.Figures ?? none;
        const text = [
          StepsGoal !== null && t('health.ofGoal', { goal: formats.number(StepsGoal) }),
          Distance !== null && formats.distance(Distance),
          ActiveSeconds !== null && t('health.active', { time: words.time(ActiveSeconds) }),
          FloorsClimbed !== null && t('health.floors', { count: FloorsClimbed }),
        ].filter((part) => part !== false);
        return (
          <>
            <Hero value={formats.number(steps(one))} unit={t('health.steps')} />
            {text.length > 0 && <p className={classes['lengths']}>{text.join(', ')}</p>}
          </>
        );
      }}
    </DayCard>
  );
}
