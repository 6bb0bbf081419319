import type { Decision } from '@clubpulse/contract/workouts/generator/generator';
import type { WorkoutSheet } from '@clubpulse/contract/workouts/sheets/sheets';
import { cloneToPersonal } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { decisionsNow } from '@clubpulse/rules/workouts/sheets/by-feel';
import { IconCopyPlus, IconPlayerPlay, IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useChange } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useIsStaff, useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { BodyChartSymbol } from '../exercises/public.ts';
import { LoadChart } from './LoadChart.tsx';
import { sizeLine } from './list/SheetRows.tsx';
import { SheetDays } from './SheetDays.tsx';
import classes from './SheetView.module.css';
import { StopSigns } from './StopSigns.tsx';
import { dayTitle } from './titles.ts';

function ReaderActs({ sheet: { WorkoutSheetId, Name: name, ClonableToPersonal } }: { sheet: WorkoutSheet }) {
  const t = useT();
  const navigate = useNavigate();
  const { UserId: id } = useSelf();
  const clone = useChange(cloneToPersonal, {
    onDone: (own) => {
      toastDone({ title: t('workouts.saved', { name: own.Name }) });
      void navigate(pathTo('WorkoutSheet', own.WorkoutSheetId));
    },
  });
  return (
    <HeaderActions
      label={t('kit.actionsOf', { name })}
      actions={[
        {
          label: t('runs.run'),
          icon: IconPlayerPlay,
          primary: true,
          onClick: () => void navigate(pathTo('WorkoutSheetRun', WorkoutSheetId)),
        },
        {
          label: t('sheets.print'),
          icon: IconPrinter,
          onClick: () => void navigate(pathTo('ExportWorkoutSheet', WorkoutSheetId)),
        },
        ...(ClonableToPersonal
          ? [
              {
                label: t('sheets.makeOwn'),
                icon: IconCopyPlus,
                busy: clone.isPending,
                onClick: () => clone.mutate({ params: { id }, body: { WorkoutSheetId } }),
              },
            ]
          : []),
      ]}
    />
  );
}

const Weeks = lazyComponent(() => import('../generator/public.ts').then((it) => it.Weeks));
const Decisions = lazyComponent(() => import('../generator/public.ts').then((it) => it.Decisions));

/** Decisions for all readers: exclusions with reasons, and intensity limits. Other decisions are only for trainers. */
const forReaders: ReadonlySet<Decision['Kind']> = new Set([
  'condition',
  'limits',
  'excluded',
  'allowed',
  'weeks',
  'gentle',
  'leftOut',
  'substitute',
  'noCardio',
  'noEdges',
  'zoneCap',
  'fewerDays',
  'byFeel',
]);
const isForReaders = ({ Kind }: Decision): boolean => forReaders.has(Kind);

const DATES_SHOWN = 7;
function Planned({ sheet }: { sheet: WorkoutSheet }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const coming = sheet.PlannedDays.filter(({ Date }) => Date >= formats.dayOf(now)).slice(0, DATES_SHOWN);
  if (coming.length === 0) return null;
  return (
    <Card title={t('sheets.planned')}>
      <ul>
        {coming.map(({ Date: date, Day }) => {
          const day = sheet.Days[Day];
          return (
            <li key={date}>
              {t('sheets.plannedOn', {
                date: formats.relativeDay(date, now),
                day: day === undefined ? t('workouts.dayNumber', { number: Day + 1 }) : dayTitle(t, day, Day),
              })}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

export function SheetView({ sheet }: { sheet: WorkoutSheet }) {
  const t = useT();
  const back = pathTo(useIsStaff() ? 'WorkoutSheets' : 'Today');
  const exercises = useMemo(() => new Map(sheet.Exercises.map((one) => [one.ExerciseId, one])), [sheet]);
  return (
    <Page
      reading
      title={sheet.Name}
      subtitle={[sheet.ClubName, sizeLine(t, sheet)].join(' · ')}
      back={back}
      actions={<ReaderActs sheet={sheet} />}
    >
      <BodyChartSymbol />
      <div className={classes['view']}>
        {sheet.Description !== '' && <p>{sheet.Description}</p>}
        <StopSigns decisions={sheet.Decisions} />
        <SheetDays days={sheet.Days} exercises={exercises} />
        <Planned sheet={sheet} />
        {sheet.Decisions?.some(({ Kind }) => Kind === 'weeks') && (
          <Weeks decisions={sheet.Decisions} days={sheet.Days} exercises={sheet.Exercises} />
        )}
        {sheet.Decisions !== null && (
          <Decisions decisions={decisionsNow(sheet.Decisions, sheet.Days, exercises).filter(isForReaders)} />
        )}
        <LoadChart days={sheet.Days} exercises={exercises} />
      </div>
    </Page>
  );
}
