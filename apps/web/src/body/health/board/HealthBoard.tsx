import { type HealthReason, healthReasons } from '@clubpulse/contract/body/health/health';
import { getHealthBoard } from '@clubpulse/contract/body/health/health.calls';
import { isDay } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { SearchField } from '../../../kit/list/SearchField.tsx';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { useWidth } from '../../../kit/widths.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { useTodayIn } from '../../../platform/use-today.ts';
import { Attribution } from '../Attribution.tsx';
import { DaySteps } from '../DaySteps.tsx';
import classes from './Board.module.css';
import { BoardList } from './BoardList.tsx';
import { Group } from './Group.tsx';
import { NextClass } from './NextClass.tsx';
import { ReasonBoxes } from './ReasonBoxes.tsx';
import { WeekList } from './WeekList.tsx';

interface Filter {
  readonly q: string;
  readonly only: HealthReason | null;
  readonly day: string | null;
  readonly week: boolean;
}
const inAddress = {
  read: (params: URLSearchParams): Filter => {
    const day = params.get('day') ?? '';
    return {
      q: (params.get('q') ?? '').slice(0, 200),
      only: healthReasons.find((reason) => reason === params.get('only')) ?? null,
      day: isDay(day) && day > '1900' && day < '2200' ? day : null,
      week: params.get('week') === '1',
    };
  },
  write: ({ q, only, day, week }: Filter) =>
    new URLSearchParams({
      ...(q === '' ? {} : { q }),
      ...(only === null ? {} : { only }),
      ...(day === null ? {} : { day }),
      ...(week ? { week: '1' } : {}),
    }),
};

export function HealthBoard() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const day = filter.day === null || filter.day > today ? today : filter.day;
  const query = useMemo(
    () => ({
      day,
      ...(filter.q.trim() === '' ? {} : { globalSearch: filter.q.trim() }),
      ...(filter.only === null ? {} : { only: filter.only }),
    }),
    [filter, day],
  );
  const page = useListPage(getHealthBoard, { params: { id }, query }, rows);
  const { data } = page;
  const isSet = filter.q !== '' || filter.only !== null;
  const phone = useWidth() === 'phone';
  const notSharing = (data?.Athletes ?? 0) - (data?.Sharing ?? 0);
  const steps = (
    <DaySteps
      day={day}
      last={today}
      words={t('health.nightTo', { day: `${formats.weekday(day, 'short')} ${formats.dayMonth(day)}` })}
      onChange={(next) => change({ day: next === today ? null : next })}
    />
  );
  const when = (
    <div className={classes['when']}>
      {steps}
      <Button
        variant={filter.week ? 'filled' : 'default'}
        aria-pressed={filter.week}
        onClick={() => change({ week: !filter.week })}
      >
        {t('kit.week')}
      </Button>
    </div>
  );
  return (
    <Page
      title={t('health.title')}
      {...(data && data.Sources.length > 0
        ? { beside: <Attribution source={t('health.dataFrom', { sources: data.Sources.join(', ') })} /> }
        : {})}
      {...(data === undefined
        ? {}
        : {
            subtitle: t('health.haveData', {
              count: data.WithData,
              number: formats.number(data.WithData),
              all: formats.number(data.Athletes),
            }),
          })}
      {...(phone ? {} : { actions: when })}
    >
      <div className={classes['place']}>
        <div className={classes['board']}>
          {phone && when}
          {data?.NextClass && <NextClass next={data.NextClass} />}
          <div className={classes['main']}>
            {!filter.week && <ReasonBoxes counts={data?.Counts} only={filter.only} onChange={(only) => change({ only })} />}
            <search aria-label={t('kit.filters')}>
              <SearchField value={filter.q} placeholder={t('health.searchHint')} onChange={(q) => change({ q })} />
            </search>
            {filter.week ? (
              <WeekList id={id} day={day} words={filter.q} rows={rows} showMore={showMore} onClear={() => change({ q: '' })} />
            ) : (
              <BoardList page={page} onClear={isSet ? () => change({ q: '', only: null }) : undefined} showMore={showMore} />
            )}
            {notSharing > 0 && <p className={classes['unshared']}>{t('health.notSharing', { count: notSharing })}</p>}
            <p className={classes['about']}>{t('health.boardFoot')}</p>
          </div>
          {data && data.WithData > 0 && <Group group={data.Group} sources={data.Sources} />}
        </div>
      </div>
    </Page>
  );
}
