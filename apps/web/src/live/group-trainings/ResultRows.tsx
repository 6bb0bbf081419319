import type { GroupResult, GroupTraining } from '@clubpulse/contract/live/group-trainings';
import { columnOfDurations } from '@clubpulse/rules/formats/duration';
import { Link } from 'react-router';
import { ZoneBar } from '../../kit/figures/ZoneBar.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './GroupTraining.module.css';

export function ResultRows({ group: { Results } }: { group: GroupTraining }) {
  const t = useT();
  const formats = useFormats();
  const places = new Map(Results.map((one, index) => [one, index]));
  const average = ({ AverageHeartRate: bpm, AveragePercent: percent }: GroupResult) =>
    bpm === null || percent === null ? null : (
      <>
        {bpm} <small>{formats.percent(percent)}</small>
      </>
    );
  const ofShared = (one: GroupResult, words: string) => (one.IsShared ? words : null);
  const targetTime = columnOfDurations(Results.map(({ TargetTime }) => TargetTime));
  const time = columnOfDurations(Results.map(({ Duration }) => Duration));
  const isAnyShared = Results.some(({ IsShared }) => IsShared);
  const figures: readonly Column<GroupResult>[] = [
    { id: 'Average', head: t('ownStrap.average'), end: true, cell: average },
    { id: 'Target', head: t('group.target'), end: true, cell: (one) => ofShared(one, targetTime(one.TargetTime)) },
    { id: 'Calories', head: t('training.kcal'), end: true, cell: (one) => ofShared(one, formats.number(one.Calories)) },
    {
      id: 'Zones',
      head: t('live.minutesInZones'),
      className: classes['zones'],
      cell: (one) => (one.IsShared ? <ZoneBar seconds={one.ZoneTimes} /> : null),
    },
  ];
  const columns: readonly Column<GroupResult>[] = [
    { id: 'Rank', head: t('group.rank'), className: classes['rank'], cell: ({ Rank }) => formats.number(Rank) },
    { id: 'Name', head: t('kit.name'), names: true, cell: (one) => <Name result={one} /> },
    { id: 'Points', head: t('kit.points'), end: true, className: classes['main'], cell: ({ Points }) => formats.number(Points) },
    { id: 'Time', head: t('training.time'), end: true, cell: ({ Duration }) => time(Duration) },
    ...(isAnyShared ? figures : []),
  ];
  const card = (one: GroupResult) => (
    <div className={classes['card']}>
      <span className={classes['cardRank']}>{formats.number(one.Rank)}</span>
      <span className={classes['who']}>
        <Name result={one} />
        <span className={classes['facts']}>
          {[
            time(one.Duration),
            one.AverageHeartRate !== null && t('kit.bpm', { bpm: one.AverageHeartRate }),
            one.IsShared && `${formats.number(one.Calories)} ${t('training.kcal')}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={classes['cardPoints']}>
        {formats.number(one.Points)} <small>{t('kit.pointsUnit', { count: one.Points })}</small>
      </span>
      {one.IsShared && (
        <div className={classes['cardZones']}>
          <ZoneBar seconds={one.ZoneTimes} />
        </div>
      )}
    </div>
  );
  return (
    <ListRows
      label={t('group.see')}
      rows={Results}
      idOf={(one) => places.get(one) ?? 0}
      columns={columns}
      card={card}
      rowClass={({ IsSelf }) => (IsSelf ? classes['self'] : undefined)}
    />
  );
}

function Name({ result: { Name: name, Guest, TrainingId } }: { result: GroupResult }) {
  const t = useT();
  const words = Guest === null ? name : t('live.guestNumber', { number: Guest });
  if (TrainingId === null) return <span className={classes['name']}>{words}</span>;
  return (
    <Link className={classes['name']} to={pathTo('Training', TrainingId)}>
      {words}
    </Link>
  );
}
