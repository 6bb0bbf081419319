import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { addDays, instantsOf } from '@clubpulse/rules/time/days';
import { useMemo } from 'react';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { useRoles, useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './ClubLogs.module.css';
import { LogFilters } from './LogFilters.tsx';
import { logList } from './LogRows.tsx';
import { completeLog, logInAddress } from './log-filter.ts';

export default function ClubLogs() {
  const t = useT();
  const manages = useRoles().some((role) => role === 'Owner' || role === 'Manager');
  if (manages) return <Log />;
  return (
    <Page title={t('clubLogs.title')}>
      <EmptyState title={t('clubLogs.forManagers')}>{t('kit.forbiddenText')}</EmptyState>
    </Page>
  );
}

function Log() {
  const t = useT();
  const { ClubId, TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  const today = useTodayIn(TimeZone);
  const { filter, change, rows, showMore } = useListAddress(logInAddress);
  const query = useMemo(
    () => ({
      ...instantsOf({ first: addDays(today, 1 - filter.days), last: today }, TimeZone),
      ...(filter.kind === null ? {} : { Kind: filter.kind }),
      ...(filter.by === null ? {} : { By: String(filter.by) }),
    }),
    [filter, today, TimeZone],
  );
  const page = useListPage(listClubLogs, { params: { id: ClubId }, query }, rows);
  const isFiltered = filter.kind !== null || filter.by !== null;
  const found = page.data?.recordsFiltered;
  return (
    <Page title={t('clubLogs.title')} subtitle={found === undefined ? undefined : t('clubLogs.entries', { count: found })}>
      <div className={classes['log']}>
        <LogFilters filter={filter} authors={page.data?.Authors ?? []} onChange={change} />
        <PagedList
          page={page}
          label={t('clubLogs.title')}
          empty={{ title: t('clubLogs.none'), text: t('clubLogs.noneText') }}
          unmatched={isFiltered ? { title: t('clubLogs.noMatch'), onClear: () => change(completeLog) } : undefined}
          {...logList(t, formats, today)}
          showMore={showMore}
        />
      </div>
    </Page>
  );
}
