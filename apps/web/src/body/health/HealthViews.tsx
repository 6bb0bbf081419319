import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { useScreenState } from '../../platform/back/back-stack.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useToday } from '../../platform/use-today.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { BatteryDay, HrvNight, OxygenDay, RestingDay, StepsDay, StressDay } from './DayCards.tsx';
import { DaySteps } from './DaySteps.tsx';
import classes from './Health.module.css';
import type { HealthView } from './HealthTabs.tsx';
import { NightCard } from './NightCard.tsx';

interface HealthViewsProps {
  userId: number;
  view: HealthView;
  lastDay: string;
}
const periods = ['7', '30', '90', '365'] as const;

export function HealthViews({ userId, view, lastDay }: HealthViewsProps) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const today = useToday();
  const [day, setDay] = useScreenState('day', lastDay);
  const [period, setPeriod] = useScreenState<(typeof periods)[number]>('period', '30');
  const one = { userId, day };
  const many = { ...one, days: Number(period) };
  return (
    <div className={classes['screen']}>
      <div className={classes['choices']}>
        <DaySteps day={day} last={today > lastDay ? today : lastDay} words={formats.relativeDay(day, now)} onChange={setDay} />
        <FilterChip
          label={t('kit.period')}
          value={period}
          options={periods.map((value) => ({ value, label: t('health.days', { count: Number(value), number: value }) }))}
          onChange={(value) => setPeriod(value ?? '30')}
        />
      </div>
      {view === 'health' && (
        <>
          <div className={classes['cards']}>
            <NightCard {...one} />
            <BatteryDay {...one} />
            <HrvNight {...one} />
            <StressDay {...one} />
            <RestingDay {...one} />
            <OxygenDay {...one} />
            <StepsDay {...one} />
          </div>
          <DashboardCard kind="daily" {...many} />
          <DashboardCard kind="hrv" {...many} />
          <DashboardCard kind="pulseox" {...many} />
          <DashboardCard kind="activity" {...many} />
        </>
      )}
      {view === 'sleep' && (
        <>
          <NightCard {...one} isDetailed />
          <DashboardCard kind="sleep" {...many} />
        </>
      )}
      {view === 'stress' && (
        <>
          <StressDay {...one} isDetailed />
          <DashboardCard
            kind="stress"
            {...many}
            only={['Average', 'Max', 'RestSeconds', 'LowSeconds', 'MediumSeconds', 'HighSeconds']}
          />
        </>
      )}
      {view === 'battery' && (
        <>
          <BatteryDay {...one} isDetailed />
          <DashboardCard kind="stress" {...many} only={['BatteryMax', 'BatteryMin', 'BatteryLast']} />
        </>
      )}
      <p className={classes['about']}>{t('health.noDiagnosis')}</p>
    </div>
  );
}
