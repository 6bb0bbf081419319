import type { HealthKind } from '@clubpulse/contract/body/health/health';
import {
  getHealthActivityDashboard,
  getHealthDaysDashboard,
  getHealthHrvDashboard,
  getHealthPulseoxDashboard,
  getHealthSleepDashboard,
  getHealthStressDashboard,
} from '@clubpulse/contract/body/health/health.calls';
import { addDays, eachDay } from '@clubpulse/rules/time/days';
import { Table } from '@mantine/core';
import { useMemo } from 'react';
import { Card } from '../../kit/page/Card.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { Attributions } from './Attribution.tsx';
import { Course } from './Course.tsx';
import classes from './Health.module.css';
import { type FigureName, isFigure, useHealthTexts } from './use-health-texts.ts';

const calls = {
  daily: getHealthDaysDashboard,
  hrv: getHealthHrvDashboard,
  pulseox: getHealthPulseoxDashboard,
  sleep: getHealthSleepDashboard,
  stress: getHealthStressDashboard,
  activity: getHealthActivityDashboard,
} as const satisfies Record<HealthKind, unknown>;

const titles = {
  daily: 'health.kind.daily',
  hrv: 'health.kind.hrv',
  pulseox: 'health.kind.pulseox',
  sleep: 'health.view.sleep',
  stress: 'health.kind.stress',
  activity: 'health.kind.activity',
} as const satisfies Record<HealthKind, PhraseKey>;

interface DashboardCardProps {
  userId: number;
  kind: HealthKind;
  day: string;
  days: number;
  only?: readonly FigureName[];
}

export function DashboardCard({ userId, kind, day, days, only }: DashboardCardProps) {
  const t = useT();
  const words = useHealthTexts();
  const range = useMemo(() => ({ first: addDays(day, 1 - days), last: day }), [day, days]);
  const dashboard = useCall(
    calls[kind],
    { params: { id: userId }, query: { from: range.first, to: range.last } },
    { quiet: true, ignore: [403, 404, 409] },
  );
  return (
    <Card title={t('health.lastDays', { what: t(titles[kind]), count: days })} flush>
      <QueryResult query={dashboard} loading={<SkeletonRows rows={3} />}>
        {(found) => {
          const shown = Object.entries(found.Figures).flatMap(([name, all]) =>
            all !== null && isFigure(name) && (only?.includes(name) ?? true) ? [{ name, all }] : [],
          );
          if (shown.length === 0) return <p className={classes['nothing']}>{t('health.noDays')}</p>;
          const byDay = new Map(found.Series.map(({ Day, Figures }) => [Day, Figures]));
          const isPercent = kind === 'pulseox';
          return (
            <>
              <Table className={classes['figures']}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('health.figure')}</Table.Th>
                    <Table.Th>{t('kit.average')}</Table.Th>
                    <Table.Th>{t('health.least')}</Table.Th>
                    <Table.Th>{t('health.most')}</Table.Th>
                    <Table.Th className={classes['drawn']}>{t('health.course')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {shown.map(({ name, all }) => (
                    <Table.Tr key={name}>
                      <Table.Th scope="row">{words.name(name)}</Table.Th>
                      <Table.Td>
                        <b>{words.figure(name, all.Average, isPercent)}</b>
                      </Table.Td>
                      <Table.Td>{words.figure(name, all.Min, isPercent)}</Table.Td>
                      <Table.Td>{words.figure(name, all.Max, isPercent)}</Table.Td>
                      <Table.Td className={classes['drawn']}>
                        <Course values={eachDay(range).map((one) => byDay.get(one)?.[name] ?? null)} />
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
              <p className={classes['foot']}>
                <Attributions sources={found.Sources} />
                <span>
                  {found.Unfinished === null ? words.days(found) : t('health.withoutToday', { days: words.days(found) })}
                </span>
              </p>
            </>
          );
        }}
      </QueryResult>
    </Card>
  );
}
