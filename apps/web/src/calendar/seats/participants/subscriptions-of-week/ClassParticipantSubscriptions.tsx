import { getClassFilterData } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listParticipantSubscriptions } from '@clubpulse/contract/calendar/seats/participants.calls';
import { addDays, instantsOf, isDay, weekOf } from '@clubpulse/rules/time/days';
import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../../../kit/page/Page.tsx';
import { Answer } from '../../../../kit/states/Answer.tsx';
import { EmptyState } from '../../../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import { useKeys } from '../../../../kit/use-keys.ts';
import { BEYOND_PHONE } from '../../../../kit/widths.ts';
import { useCall } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { useToday } from '../../../../platform/use-today.ts';
import { ClubTime } from '../../../parts/ClubTime.tsx';
import { daysWords } from '../../../parts/range-words.ts';
import classes from './ClassParticipantSubscriptions.module.css';
import { SubscriptionCards } from './SubscriptionCards.tsx';
import { SubscriptionRows } from './SubscriptionRows.tsx';

const PAGE = 1000;
const SEARCH_AFTER_MS = 250;

/** Who comes to the classes of a week with what, and what is left of it. The filters stand in the address. */
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
  const [address, setAddress] = useSearchParams();
  const askedDay = address.get('day') ?? '';
  const week = weekOf(isDay(askedDay) ? askedDay : today, formats.firstDayOfWeek);
  const search = address.get('search') ?? '';
  const subscription = address.get('subscription');
  const [searched] = useDebouncedValue(search.trim(), SEARCH_AFTER_MS);
  const wide = useMediaQuery(BEYOND_PHONE, true, { getInitialValueInEffect: false });
  const field = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => field.current?.focus() });
  const set = (name: string, value: string | null) =>
    setAddress(
      (before) => {
        if (value === null || value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const filters = useCall(getClassFilterData, { params: { id: club.ClubId } }, { quiet: true, staleTime: 300_000 });
  const query = useCall(
    listParticipantSubscriptions,
    {
      params: { id: club.ClubId },
      query: {
        ...instantsOf(week, club.TimeZone),
        length: PAGE,
        ...(searched === '' ? {} : { globalSearch: searched }),
        ...(subscription === null ? {} : { ClassSubscriptionId: subscription }),
      },
    },
    { keepPrevious: true, quiet: true },
  );
  const filtered = search !== '' || subscription !== null;
  return (
    <Page
      title={t('participants.subscriptions')}
      {...(query.data === undefined ? {} : { subtitle: t('participants.entries', { count: query.data.recordsFiltered }) })}
    >
      <div className={classes['filters']}>
        <div className={classes['week']}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('kit.previousWeek')}
            onClick={() => set('day', addDays(week.first, -7))}
          >
            <IconChevronLeft size={18} stroke={1.8} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('kit.nextWeek')}
            onClick={() => set('day', addDays(week.first, 7))}
          >
            <IconChevronRight size={18} stroke={1.8} />
          </ActionIcon>
          <b>{daysWords(week, formats)}</b>
          {askedDay !== '' && (
            <Button variant="default" onClick={() => set('day', null)}>
              {t('kit.thisWeek')}
            </Button>
          )}
        </div>
        <TextInput
          ref={field}
          type="search"
          className={classes['search']}
          aria-label={t('participants.searchSubscriptions')}
          placeholder={t('participants.searchSubscriptions')}
          leftSection={<IconSearch size={17} stroke={1.8} />}
          value={search}
          onChange={(event) => set('search', event.currentTarget.value)}
        />
        <Select
          className={classes['type']}
          aria-label={t('kit.subscription')}
          placeholder={t('participants.anySubscription')}
          clearable
          data={(filters.data?.ClassSubscriptions ?? []).map((one) => ({
            value: String(one.ClassSubscriptionId),
            label: one.Name,
          }))}
          value={subscription}
          onChange={(value) => set('subscription', value)}
        />
      </div>
      <Answer query={query} loading={<SkeletonRows rows={8} />}>
        {({ data }) => {
          if (data.length === 0) return nothing();
          return wide ? <SubscriptionRows rows={data} /> : <SubscriptionCards rows={data} />;
        }}
      </Answer>
    </Page>
  );

  function nothing() {
    return filtered ? (
      <EmptyState
        title={t('participants.noMatchHere')}
        action={
          <Button
            variant="default"
            onClick={() => {
              setAddress(askedDay === '' ? {} : { day: askedDay }, { replace: true });
            }}
          >
            {t('participants.clearFilters')}
          </Button>
        }
      />
    ) : (
      <EmptyState title={t('participants.nobodyThisWeek')}>{t('participants.nobodyThisWeekText')}</EmptyState>
    );
  }
}
