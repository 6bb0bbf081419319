import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import {
  type MeasuredAthlete,
  type MeasuredSort,
  type MeasureStanding,
  measuredSorts,
  type TestStanding,
} from '@clubpulse/contract/body/measures/measures';
import { listMeasuredAthletes, remindOfMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconBell, IconCheck, IconTablePlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { DESK } from '../../kit/widths.ts';
import { useChange } from '../../platform/api.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import classes from './Measures.module.css';
import { useMeasureTexts } from './use-measure-texts.ts';

interface Filter {
  readonly q: string;
  readonly only: 'overdue' | null;
  readonly sort: MeasuredSort;
}
const sortNamed = (name: string | null): MeasuredSort => measuredSorts.find((one) => one === name) ?? 'Overdue';
const inAddress = {
  read: (params: URLSearchParams): Filter => ({
    q: (params.get('q') ?? '').slice(0, 200),
    only: params.get('only') === 'overdue' ? 'overdue' : null,
    sort: sortNamed(params.get('sort')),
  }),
  write: ({ q, only, sort }: Filter) =>
    new URLSearchParams({
      ...(q === '' ? {} : { q }),
      ...(only === null ? {} : { only }),
      ...(sort === 'Overdue' ? {} : { sort }),
    }),
};

/** Athletes who share their measures with the club, overdue ones first (spec 1 section 2). */
export default function AthletesBiometrics() {
  const t = useT();
  const formats = useFormats();
  const words = useMeasureTexts();
  const { ClubId: id } = useStaffClub();
  const ofClub = useClubFormats(id);
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(
    () => ({
      ...(filter.sort === 'Overdue' ? {} : { Sort: filter.sort }),
      ...(filter.q.trim() === '' ? {} : { globalSearch: filter.q.trim() }),
      ...(filter.only === null ? {} : { overdue: 'true' as const }),
    }),
    [filter],
  );
  const page = useListPage(listMeasuredAthletes, { params: { id }, query }, rows);
  const goTo = useGoTo();
  const set = [filter.q.trim() !== '', filter.only !== null].filter(Boolean).length;
  const clear = () => change({ q: '', only: null });
  const notSharing = page.data?.NotSharing ?? 0;
  const standing = (column: string, key: MeasureKey, standingOf: (athlete: MeasuredAthlete) => MeasureStanding) => ({
    id: column,
    sorts: true as const,
    head: words.name(key),
    cell: (athlete: MeasuredAthlete) => <Standing measure={key} standing={standingOf(athlete)} />,
  });
  return (
    <ListScreen
      title={t('measures.athletes')}
      label={t('measures.athletes')}
      page={page}
      actions={
        <HeaderActions
          label={t('kit.actionsOf', { name: t('measures.athletes') })}
          actions={[
            {
              label: t('measureMany.title'),
              icon: IconTablePlus,
              primary: true,
              adds: true,
              plain: true,
              onClick: () => goTo('MeasureMany'),
            },
          ]}
        />
      }
      count={({ recordsTotal }) => t('measures.sharing', { count: recordsTotal, number: formats.number(recordsTotal) })}
      search={{ value: filter.q, placeholder: t('measures.searchHint'), onChange: (q) => change({ q }) }}
      filters={
        <FilterBar set={set} onClear={clear}>
          <FilterChip
            label={t('measures.toRepeat')}
            all={t('kit.all')}
            value={filter.only}
            options={[{ value: 'overdue', label: t('measures.overdue', { count: page.data?.Overdue ?? 0 }) }]}
            onChange={(only) => change({ only })}
          />
        </FilterBar>
      }
      empty={{ title: t('measures.nobodyShares'), text: t('measures.notSharedText') }}
      unmatched={set > 0 ? { title: t('measures.nobodyMatches'), onClear: clear } : undefined}
      idOf={({ UserId }) => UserId}
      sort={{ by: filter.sort, onChange: (by) => change({ sort: sortNamed(by) }) }}
      wide={DESK}
      columns={[
        { id: 'Name', sorts: true, head: t('kit.name'), names: true, cell: (athlete) => <Name athlete={athlete} /> },
        standing('Weight', 'weight', ({ Weight }) => Weight),
        standing('BodyFatPercent', 'bodyFatPercent', ({ BodyFatPercent }) => BodyFatPercent),
        {
          id: 'FitnessTestScore',
          sorts: true,
          head: words.name('fitnessTestScore'),
          cell: ({ FitnessTestScore }) => <Tested standing={FitnessTestScore} />,
        },
        {
          id: 'Last',
          sorts: true,
          head: t('measures.lastMeasured'),
          cell: ({ LastAt }) => (LastAt === null ? t('measures.never') : formats.date(LastAt)),
        },
        {
          id: 'OverdueSince',
          head: t('measures.overdueSince'),
          cell: ({ OverdueSince }) =>
            OverdueSince === null ? (
              <span className={classes['never']}>{t('measures.notOverdue')}</span>
            ) : (
              ofClub.date(OverdueSince)
            ),
        },
        { id: 'Acts', head: null, end: true, cell: (athlete) => <Remind clubId={id} athlete={athlete} /> },
      ]}
      card={(athlete) => (
        <div className={classes['card']}>
          <Name athlete={athlete} />
          <Standing measure="weight" standing={athlete.Weight} />
          {athlete.BodyFatPercent !== null && (
            <>
              <span>{words.name('bodyFatPercent')}</span>
              <Standing measure="bodyFatPercent" standing={athlete.BodyFatPercent} />
            </>
          )}
          {athlete.FitnessTestScore !== null && (
            <>
              <span>{words.name('fitnessTestScore')}</span>
              <Tested standing={athlete.FitnessTestScore} />
            </>
          )}
          {athlete.OverdueSince !== null && (
            <>
              <span>{`${t('measures.overdueSince')} ${ofClub.date(athlete.OverdueSince)}`}</span>
              <Remind clubId={id} athlete={athlete} />
            </>
          )}
        </div>
      )}
      showMore={showMore}
    >
      {notSharing > 0 && <p className={classes['about']}>{t('measures.notSharing', { count: notSharing })}</p>}
    </ListScreen>
  );
}

function Name({ athlete }: { athlete: MeasuredAthlete }) {
  const name = fullName(athlete);
  return (
    <Link className={classes['person']} to={pathTo('AdvancedBiometrics', athlete.UserId)}>
      <Avatar name={name} uri={athlete.PictureUri} />
      <span>
        <b>{name}</b>
        <span>{besideName(athlete)}</span>
      </span>
    </Link>
  );
}

function Remind({ clubId, athlete }: { clubId: number; athlete: MeasuredAthlete }) {
  const t = useT();
  const name = fullName(athlete);
  const remind = useChange(remindOfMeasures, {
    quiet: true,
    onDone: () => toastDone({ title: t('measures.wasReminded', { name }) }),
    onRefused: (error) =>
      toastError({ cause: 'measures', title: t('measures.wasNotReminded', { name }), message: refusalText(error) }),
  });
  if (athlete.OverdueSince === null) return null;
  const { IsReminded } = athlete;
  const words = t(IsReminded ? 'measures.remindedToday' : 'measures.remind');
  const Icon = IsReminded ? IconCheck : IconBell;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} stroke={1.8} />}
      {...(IsReminded ? { 'data-disabled': true } : {})}
      aria-disabled={IsReminded}
      aria-label={`${t('kit.label', { label: words })} ${name}`}
      onClick={() => {
        if (!IsReminded && !remind.isPending) remind.mutate({ params: { id: clubId, userId: athlete.UserId } });
      }}
    >
      {words}
    </Button>
  );
}

function Tested({ standing }: { standing: TestStanding }) {
  const t = useT();
  const formats = useFormats();
  const words = useMeasureTexts();
  if (standing === null) return <span className={classes['never']}>{t('measures.never')}</span>;
  const { Value, At, DaysOverdue, ScoredAt } = standing;
  return (
    <span className={classes['measured']} data-overdue={DaysOverdue !== null}>
      {Value === null ? t('measures.noTotal') : words.value('fitnessTestScore', Value)}
      <span>{DaysOverdue === null ? formats.date(At) : t('measures.overdueDays', { count: DaysOverdue })}</span>
      {ScoredAt !== undefined && <span>{t('measures.totalOf', { date: formats.date(ScoredAt) })}</span>}
    </span>
  );
}

function Standing({ measure, standing }: { measure: MeasureKey; standing: MeasureStanding }) {
  const t = useT();
  const formats = useFormats();
  const words = useMeasureTexts();
  if (standing === null) return <span className={classes['never']}>{t('measures.never')}</span>;
  const { Value, At, DaysOverdue, DeviceModel } = standing;
  return (
    <span className={classes['measured']} data-overdue={DaysOverdue !== null}>
      {words.value(measure, Value)}
      <span>{DaysOverdue === null ? formats.date(At) : t('measures.overdueDays', { count: DaysOverdue })}</span>
      {DeviceModel !== undefined && <span>{DeviceModel}</span>}
    </span>
  );
}
