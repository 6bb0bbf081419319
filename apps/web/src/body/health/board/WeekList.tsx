import type { HealthWeekAthlete } from '@clubpulse/contract/body/health/health';
import { getHealthWeek } from '@clubpulse/contract/body/health/health.calls';
import { PagedList } from '../../../kit/list/PagedList.tsx';
import type { Column } from '../../../kit/list/rows/columns.ts';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { Course } from '../Course.tsx';
import { useHealthTexts } from '../use-health-texts.ts';
import classes from './Board.module.css';
import { Name } from './BoardCells.tsx';

interface WeekListProps {
  readonly id: number;
  readonly day: string;
  readonly words: string;
  readonly rows: number;
  readonly showMore: (() => void) | undefined;
  readonly onClear: () => void;
}

export function WeekList({ id, day, words, rows, showMore, onClear }: WeekListProps) {
  const t = useT();
  const formats = useFormats();
  const texts = useHealthTexts();
  const query = { day, ...(words.trim() === '' ? {} : { globalSearch: words.trim() }) };
  const page = useListPage(getHealthWeek, { params: { id }, query }, rows);
  const rounded = (value: number) => formats.number(Math.round(value));
  const figures = [
    { id: 'AsleepSeconds', head: t('health.view.sleep'), say: texts.time },
    { id: 'Hrv', head: t('health.hrvMs'), say: rounded },
    { id: 'RestingHeartRate', head: t('health.atRest'), say: rounded },
  ] as const;
  const course = (figure: (typeof figures)[number]) => (one: HealthWeekAthlete) => {
    const mean = one.Mean[figure.id];
    return mean === null ? (
      <span className={classes['not']}>{t('health.notMeasured')}</span>
    ) : (
      <span className={classes['week']}>
        <Course values={one.Days.map((night) => night[figure.id])} />
        <b>{figure.say(mean)}</b>
      </span>
    );
  };
  const short = ({ ShortNights }: HealthWeekAthlete) => (ShortNights === 0 ? '–' : formats.number(ShortNights));
  const columns: readonly Column<HealthWeekAthlete>[] = [
    { id: 'Name', head: t('health.athleteAndSource'), names: true, cell: (one) => <Name athlete={one} /> },
    { id: 'Short', head: t('health.shortNights'), end: true, cell: (one) => <b>{short(one)}</b> },
    ...figures.map((figure) => ({ id: figure.id, head: figure.head, cell: course(figure) })),
  ];
  return (
    <>
      <p className={classes['about']}>{t('health.weekNote')}</p>
      <PagedList
        page={page}
        label={t('kit.week')}
        empty={{ title: t('health.nobodyShares'), text: t('health.nobodySharesText') }}
        unmatched={words.trim() === '' ? undefined : { title: t('health.nobodyMatches'), onClear }}
        idOf={({ UserId }) => UserId}
        columns={columns}
        card={(one) => (
          <div className={classes['card']}>
            <Name athlete={one} />
            <span>{t('health.shortCount', { count: one.ShortNights, number: formats.number(one.ShortNights) })}</span>
            <dl>
              {figures.map((figure) => (
                <div key={figure.id}>
                  <dt>{figure.head}</dt>
                  <dd>{course(figure)(one)}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        showMore={showMore}
      />
    </>
  );
}
