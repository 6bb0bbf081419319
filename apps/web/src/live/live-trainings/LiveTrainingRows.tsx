import type { LiveTraining, LiveTrainingState } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { startRecurrentLiveTraining } from '@clubpulse/contract/live/live-trainings/recurrent.calls';
import { LIVE_TRAINING_VIEW, LIVE_VIEW } from '@clubpulse/rules/accounts/roles/views';
import { roomInAddress } from '@clubpulse/rules/live/board/room-address';
import { mayStart } from '@clubpulse/rules/live/live-trainings/live-trainings';
import { Button } from '@mantine/core';
import { IconPencil, IconPlayerPlay, IconPlayerStop, IconRepeat, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { DESK } from '../../kit/widths.ts';
import { useChange } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { NOT_STARTED, showNotStarted } from '../parts/start-error.ts';
import { useEnding } from '../parts/use-ending.ts';
import { minutesLeft } from '../walls/public.ts';
import classes from './LiveTrainings.module.css';
import { isRunning, keyOf, nameOf } from './running.ts';
import { StartLiveTraining } from './StartLiveTraining.tsx';

const StopLiveTraining = lazyComponent(() => import('./StopLiveTraining.tsx').then((it) => it.StopLiveTraining));
const DeleteLiveTraining = lazyComponent(() => import('./DeleteLiveTraining.tsx').then((it) => it.DeleteLiveTraining));
const DeleteSeries = lazyComponent(() => import('./DeleteSeries.tsx').then((it) => it.DeleteSeries));

type Question = { readonly act: 'delete' | 'deleteSeries'; readonly training: LiveTraining };

const order = ['Running', 'Planned', 'Ended'] as const satisfies readonly LiveTrainingState[];

const inOrder = (trainings: readonly LiveTraining[]): LiveTraining[] =>
  order.flatMap((state) => {
    const found = trainings.filter(({ State }) => State === state);
    return state === 'Planned' ? found.reverse() : found;
  });

export function LiveTrainingRows({ trainings }: { trainings: readonly LiveTraining[] }) {
  const t = useT();
  const now = useNow();
  const { TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  const [question, setQuestion] = useState<Question | null>(null);
  const ending = useEnding(trainings.filter(isRunning), keyOf, nameOf);
  const rows = useMemo(() => inOrder(trainings), [trainings]);
  const close = () => setQuestion(null);

  const when = (one: LiveTraining) => {
    const left = one.State === 'Running' && one.EndsAt !== null ? minutesLeft(one.EndsAt, now.getTime()) : 0;
    if (left > 0) return <b>{t('live.minutesLeft', { count: left })}</b>;
    const begin = one.StartedAt ?? one.Begin;
    return (
      <>
        {`${formats.relativeDay(begin, now)}, ${formats.time(begin)} · ${t('kit.minutes', { count: one.Duration })}`}
        {one.RecurrentLiveTrainingId !== null && (
          <IconRepeat className={classes['repeats']} size={15} stroke={2} role="img" aria-label={t('liveTr.ofSeries')} />
        )}
      </>
    );
  };
  const people = ({ ParticipantIds: { length: taken }, MaxParticipants: max }: LiveTraining) =>
    max === null ? taken > 0 && formats.number(taken) : t('liveTr.takenOf', { taken, max });
  const room = (one: LiveTraining) => one.DisplayGroupName ?? t('live.allRooms');
  const acts = (one: LiveTraining) => (
    <Acts training={one} onStop={ending.ask} onAsk={(act) => setQuestion({ act, training: one })} />
  );
  const columns: readonly Column<LiveTraining>[] = [
    { id: 'Name', head: t('kit.name'), names: true, cell: (one) => <Name training={one} /> },
    { id: 'When', head: t('kit.when'), cell: when },
    { id: 'Trainer', head: t('calendar.trainer'), cell: (one) => one.TrainerName },
    { id: 'Room', head: t('kit.room'), cell: room },
    { id: 'Participants', head: t('kit.participants'), cell: people },
    { id: 'Acts', head: null, end: true, cell: acts },
  ];
  const card = (one: LiveTraining) => (
    <div className={classes['card']}>
      <div className={classes['words']}>
        <Name training={one} />
        <span className={classes['facts']}>{when(one)}</span>
        <span className={classes['facts']}>{[one.TrainerName, room(one), people(one)].filter(Boolean).join(' · ')}</span>
      </div>
      {acts(one)}
    </div>
  );
  return (
    <>
      <ListRows
        label={t('liveTr.title')}
        rows={rows}
        idOf={(one) => one.LiveTrainingId}
        columns={columns}
        wide={DESK}
        card={card}
        group={{ groupOf: ({ State }) => State, name: ({ State }) => t(`liveTr.${State}`) }}
      />
      {ending.inQuestion && <StopLiveTraining training={ending.inQuestion} {...ending.acts} />}
      {question?.act === 'deleteSeries' && question.training.RecurrentLiveTrainingId !== null && (
        <DeleteSeries training={question.training} id={question.training.RecurrentLiveTrainingId} onClose={close} />
      )}
      {question?.act === 'delete' && <DeleteLiveTraining training={question.training} onDone={close} onClose={close} />}
    </>
  );
}

const canChange = ({ StartedAt }: LiveTraining) => StartedAt === null;

function Name({ training }: { training: LiveTraining }) {
  const { LiveTrainingId, GroupTrainingId, Name: name, State, DisplayGroupId } = training;
  const isLed = State === 'Ended' && !canChange(training);
  if (isLed && GroupTrainingId === null) return <span className={classes['name']}>{name}</span>;
  const wall =
    State === 'Running' ? pathTo(LIVE_VIEW, roomInAddress(DisplayGroupId)) : pathTo(LIVE_TRAINING_VIEW, LiveTrainingId);
  const to = isLed && GroupTrainingId !== null ? pathTo('GroupTraining', GroupTrainingId) : wall;
  return (
    <Link className={classes['name']} to={to}>
      {name}
    </Link>
  );
}

interface ActsProps {
  training: LiveTraining;
  onStop: (training: LiveTraining) => void;
  onAsk: (act: Question['act']) => void;
}

function Acts({ training, onStop, onAsk }: ActsProps) {
  const t = useT();
  const goTo = useGoTo();
  const now = useNow();
  const { LiveTrainingId: id, RecurrentLiveTrainingId: seriesId, Name: name, State } = training;
  const start = useChange(startRecurrentLiveTraining, {
    ignore: [409, 424],
    quiet: true,
    onDone: () => toastDone({ title: t('liveTr.started', { name }), clears: NOT_STARTED }),
    onRefused: showNotStarted,
  });
  const startNext = () => seriesId !== null && start.mutate({ params: { id: seriesId } });
  if (State === 'Running')
    return (
      <Button variant="default" leftSection={<IconPlayerStop size={18} stroke={1.8} />} onClick={() => onStop(training)}>
        {t('liveTr.stop')}
      </Button>
    );
  const remove = { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => onAsk('delete') };
  const edit = { label: t('kit.edit'), icon: IconPencil, onClick: () => goTo(LIVE_TRAINING_VIEW, id) };
  const next = { label: t('liveTr.startNext'), icon: IconPlayerPlay, onClick: startNext };
  const removeAll = { label: t('liveTr.deleteSeries'), icon: IconTrash, danger: true, onClick: () => onAsk('deleteSeries') };
  const ofSeries = seriesId === null ? [] : [removeAll];
  const again = seriesId !== null && State === 'Ended' ? [next] : [];
  return (
    <span className={classes['acts']}>
      {State === 'Planned' && mayStart({ Begin: new Date(training.Begin) }, now) && <StartLiveTraining training={training} />}
      <RowMenu
        label={t('kit.actionsOf', { name })}
        items={[...again, ...(canChange(training) ? [edit] : []), remove, ...ofSeries]}
      />
    </span>
  );
}
