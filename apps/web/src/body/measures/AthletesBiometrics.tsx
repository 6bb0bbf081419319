import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import {
  type MeasuredAthlete,
  type MeasuredSort,
  type MeasureStanding,
  measuredSorts,
} from '@clubpulse/contract/body/measures/measures';
import { listMeasuredAthletes } from '@clubpulse/contract/body/measures/measures.calls';
import { IconTablePlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { DESK } from '../../kit/widths.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { Name, Remind, Standing, Tested } from './MeasuredCells.tsx';
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

export default function AthletesBiometrics() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
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
      columns={useColumns(id)}
      card={(athlete) => <AthleteCard clubId={id} athlete={athlete} />}
      showMore={showMore}
    >
      {notSharing > 0 && <p className={classes['about']}>{t('measures.notSharing', { count: notSharing })}</p>}
    </ListScreen>
  );
}

function useColumns(id: number): readonly Column<MeasuredAthlete>[] {
  const t = useT();
  const formats = useFormats();
  const words = useMeasureTexts();
  const ofClub = useClubFormats(id);
  const standing = (column: string, key: MeasureKey, standingOf: (athlete: MeasuredAthlete) => MeasureStanding) => ({
    id: column,
    sorts: true as const,
    head: words.name(key),
    cell: (athlete: MeasuredAthlete) => <Standing measure={key} standing={standingOf(athlete)} />,
  });
  return [
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
        OverdueSince === null ? <span className={classes['never']}>{t('measures.notOverdue')}</span> : ofClub.date(OverdueSince),
    },
    { id: 'Acts', head: null, end: true, cell: (athlete) => <Remind clubId={id} athlete={athlete} /> },
  ];
}

function AthleteCard({ clubId, athlete }: { clubId: number; athlete: MeasuredAthlete }) {
  const t = useT();
  const words = useMeasureTexts();
  const ofClub = useClubFormats(clubId);
  return (
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
          <Remind clubId={clubId} athlete={athlete} />
        </>
      )}
    </div>
  );
}
