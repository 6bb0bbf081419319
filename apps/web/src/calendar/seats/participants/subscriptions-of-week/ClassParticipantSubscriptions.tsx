import { getClassFilterData } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listParticipantSubscriptions } from '@clubpulse/contract/calendar/seats/participants.calls';
import { instantsOf, isDay, weekOf } from '@clubpulse/rules/time/days';
import { useMemo } from 'react';
import { FilterBar } from '../../../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../../../kit/filters/FilterChip.tsx';
import { ListScreen } from '../../../../kit/list/ListScreen.tsx';
import { useListAddress } from '../../../../kit/list/use-list-address.ts';
import { useListPage } from '../../../../kit/list/use-list-page.ts';
import { ScreenLink } from '../../../../kit/states/ScreenLink.tsx';
import { useCall } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { useToday } from '../../../../platform/use-today.ts';
import { ClubTime } from '../../../parts/ClubTime.tsx';
import { EntryCard, entryColumns, entryGroup } from './EntryRows.tsx';
import { WeekChoice } from './WeekChoice.tsx';

/** The filter is in the URL: `#/ClassParticipantSubscriptions?day=2026-11-23&search=conti&subscription=3`. */
interface WeekFilter {
  readonly day: string | null;
  readonly search: string;
  readonly subscription: string | null;
}

const noFilter = { search: '', subscription: null } as const;

const inAddress = {
  read: (params: URLSearchParams): WeekFilter => {
    const day = params.get('day');
    const subscription = params.get('subscription') ?? '';
    return {
      day: day !== null && isDay(day) ? day : null,
      search: (params.get('search') ?? '').slice(0, 200),
      subscription: /^[1-9]\d{0,14}$/.test(subscription) ? subscription : null,
    };
  },
  write: (filter: WeekFilter) =>
    new URLSearchParams(Object.entries(filter).filter((one): one is [string, string] => one[1] !== null && one[1] !== '')),
};

export default function ClassParticipantSubscriptions() {
  return (
    <ClubTime>
      <WeekOfSubscriptions />
    </ClubTime>
  );
}

function WeekOfSubscriptions() {
  const t = useT();
  const formats = useFormats();
  const club = useStaffClub();
  const today = useToday();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const { day, search, subscription } = filter;
  const week = weekOf(day ?? today, formats.firstDayOfWeek);
  const { first, last } = week;
  const query = useMemo(
    () => ({
      ...instantsOf({ first, last }, club.TimeZone),
      ...(search.trim() === '' ? {} : { globalSearch: search.trim() }),
      ...(subscription === null ? {} : { ClassSubscriptionId: subscription }),
    }),
    [first, last, club.TimeZone, search, subscription],
  );
  const page = useListPage(listParticipantSubscriptions, { params: { id: club.ClubId }, query }, rows);
  const filters = useCall(getClassFilterData, { params: { id: club.ClubId } }, { quiet: true, staleTime: 300_000 });
  const set = [search.trim() || null, subscription].filter((one) => one !== null);
  const onClear = set.length === 0 ? undefined : () => change(noFilter);
  return (
    <ListScreen
      title={t('participants.subscriptions')}
      label={t('participants.subscriptions')}
      page={page}
      count={({ recordsFiltered }) => t('participants.entries', { count: recordsFiltered })}
      lead={<WeekChoice week={week} another={day !== null} onChange={(next) => change({ day: next })} />}
      search={{ value: search, placeholder: t('participants.searchSubscriptions'), onChange: (next) => change({ search: next }) }}
      filters={
        <FilterBar set={set.length} onClear={() => change(noFilter)}>
          <FilterChip
            label={t('kit.subscription')}
            all={t('kit.all')}
            value={subscription}
            options={(filters.data?.ClassSubscriptions ?? []).map((one) => ({
              value: String(one.ClassSubscriptionId),
              label: one.Name,
            }))}
            onChange={(next) => change({ subscription: next })}
          />
        </FilterBar>
      }
      empty={{
        title: t('participants.nobodyThisWeek'),
        text: t('participants.nobodyThisWeekText'),
        action: <ScreenLink view="ClubClasses" />,
      }}
      unmatched={onClear && { title: t('participants.noMatchHere'), onClear }}
      idOf={(one) => one.UserId}
      keyOf={(one) => `${one.ClassId}-${one.UserId}`}
      columns={entryColumns(t, formats)}
      card={(one) => <EntryCard one={one} />}
      group={entryGroup}
      showMore={showMore}
    />
  );
}
