import type { RunPlan } from '@clubpulse/contract/workouts/runs/runs';
import type { ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import { roundsIn, weekOf } from '@clubpulse/rules/workouts/runs/progression';
import { type Running, turnsOfRun } from '@clubpulse/rules/workouts/runs/running';
import { turnsOf } from '@clubpulse/rules/workouts/runs/turns';
import { dayOn } from '@clubpulse/rules/workouts/sheets/planned-days';
import { Button, Switch } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '../../../kit/page/Card.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { useNow } from '../../../platform/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import classes from './ChooseDay.module.css';
import { WhenToStop } from './WhenToStop.tsx';

interface ChooseDayProps {
  plan: RunPlan;
  paused?: Running;
  waiting?: readonly Running[];
  onGoOn?: () => void;
  onFinish?: () => void;
  onBegin: (day: number, program: ProgramDay) => void;
}

const easier = (day: ProgramDay, week: number): ProgramDay => ({
  ...day,
  Groups: day.Groups.map((group) => ({
    ...group,
    Sets: group.Sets.map((set) => ({ ...set, Rounds: roundsIn(week, set.Rounds) })),
  })),
});

export function ChooseDay({ plan, paused, waiting = [], onGoOn, onFinish, onBegin }: ChooseDayProps) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const [isEasier, setEasier] = useState(true);
  const days = plan.Program.map((day, place) => ({ day, place, turns: turnsOf(day).length })).filter(({ turns }) => turns > 0);
  const saved = waiting.map(({ day, begin }) => ({ Day: day, Begin: new Date(begin).toISOString() }));
  const runs = [...plan.LastRuns, ...saved].toSorted((one, other) => other.Begin.localeCompare(one.Begin));
  const last = runs[0]?.Begin ?? null;
  const week = weekOf(plan.FirstRun, last, now);
  const offersEasier = week === 4 && days.some(({ day }) => turnsOf(easier(day, week)).length < turnsOf(day).length);
  const lastOf = (place: number) => runs.find(({ Day }) => Day === place)?.Begin ?? '';
  // An older version's plans have no dates.
  const today = dayOn(plan.PlannedDays ?? [], formats.dayOf(now));
  const longest = days.toSorted(
    (one, other) => lastOf(one.place).localeCompare(lastOf(other.place)) || one.place - other.place,
  )[0];
  const next = days.find(({ place }) => place === today) ?? longest;
  if (days.length === 0) return <EmptyState title={t('runs.nothing')}>{t('runs.nothingText')}</EmptyState>;
  return (
    <div className={classes['column']}>
      <WhenToStop signs={plan.Stop} />
      {paused !== undefined && (
        <Card>
          <p className={classes['waits']}>
            {t('runs.waits', {
              name: dayName(paused.plan, paused.day, t),
              at: Math.min(paused.at + 1, turnsOfRun(paused).length),
              count: turnsOfRun(paused).length,
            })}
          </p>
          <div className={classes['acts']}>
            <Button size="lg" leftSection={<IconPlayerPlayFilled size={22} aria-hidden="true" />} onClick={onGoOn}>
              {t('runs.goOn')}
            </Button>
            <Button size="lg" variant="default" onClick={onFinish}>
              {t('runs.finish')}
            </Button>
          </div>
        </Card>
      )}
      {paused === undefined && (
        <section aria-labelledby="which-day">
          <h2 id="which-day" className={classes['head']}>
            {t('runs.whichDay')}
          </h2>
          {offersEasier && (
            <Card>
              <Switch
                checked={isEasier}
                onChange={(event) => setEasier(event.currentTarget.checked)}
                label={t('runs.easier')}
                description={t('runs.easierText')}
              />
            </Card>
          )}
          <ul className={classes['days']}>
            {days.map(({ day, place }) => {
              const program = offersEasier && isEasier ? easier(day, week) : day;
              const name = dayName(day, place, t);
              const before = lastOf(place);
              const isHere = saved.some(({ Day, Begin }) => Day === place && Begin === before);
              return (
                <li key={place} className={classes['day']}>
                  <span className={classes['name']}>
                    <b>{name}</b>
                    <small>
                      {[
                        ...(place === today ? [t('runs.plannedToday')] : []),
                        t('runs.sets', { count: turnsOf(program).length }),
                        before === ''
                          ? t('runs.never')
                          : t(isHere ? 'runs.doneHere' : 'runs.lastOn', { day: formats.date(before) }),
                      ].join(', ')}
                    </small>
                  </span>
                  <Button
                    size="lg"
                    variant={place === next?.place && !isHere ? 'filled' : 'default'}
                    aria-label={t('runs.startDay', { day: name })}
                    onClick={() => onBegin(place, program)}
                  >
                    {t('runs.start')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

export const dayName = (day: Pick<ProgramDay, 'Name'>, place: number, t: ReturnType<typeof useT>): string =>
  day.Name || t('workouts.dayNumber', { number: place + 1 });
