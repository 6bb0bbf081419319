import type { TrainingDetail, TrainingSourceRow } from '@clubpulse/contract/training/trainings';
import { countTraining, getTrainingSources } from '@clubpulse/contract/training/trainings.calls';
import { Button } from '@mantine/core';
import { type Icon, IconCheck, IconDeviceWatch, IconFile, IconHeartbeat, IconNote, IconPencil } from '@tabler/icons-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { FigureList } from '../../../kit/figures/FigureList.tsx';
import { StateChip } from '../../../kit/figures/StateChip.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useWidth } from '../../../kit/widths.ts';
import { change, useCall, useChange } from '../../../platform/api.ts';
import { type Formats, useFormats } from '../../../platform/formats.ts';
import { refusalText } from '../../../platform/forms.ts';
import { type Translate, useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf } from '../../../platform/session.tsx';
import { toastUndo } from '../../../platform/toasts/undo-toast.tsx';
import { sourceName } from '../source-text.ts';
import { NoteLine } from './NoteLine.tsx';
import classes from './Sources.module.css';

const icons: Readonly<Record<TrainingSourceRow['Source'], Icon>> = {
  Heart: IconHeartbeat,
  Hand: IconPencil,
  File: IconFile,
  Wearable: IconDeviceWatch,
  Note: IconNote,
};

export function Sources({ training }: { training: TrainingDetail }) {
  const t = useT();
  const { data } = useCall(
    getTrainingSources,
    { params: { id: training.TrainingId } },
    { keepPrevious: 'ofAnother', enabled: training.OtherSources + training.Notes > 0, quiet: true },
  );
  const [open, setOpen] = useState<number | null>(null);
  const own = training.UserId === useSelf().UserId;
  const [counting, ...others] = data ?? [];
  if (counting === undefined || others.length === 0) return null;
  return (
    <section className={classes['sources']} aria-labelledby="training-sources">
      <h2 id="training-sources">
        {t('training.sources')} <span>{t('training.sourcesLead')}</span>
      </h2>
      <ul>
        <SourceRow source={counting} shown={training.TrainingId}>
          <StateChip tone="ok" icon={IconCheck}>
            {t('training.counts')}
          </StateChip>
        </SourceRow>
        {others.map((source) =>
          source.Source === 'Note' ? (
            <li key={source.TrainingId} className={classes['beside']}>
              <NoteLine note={source}>{t('training.noteIsVisit')}</NoteLine>
            </li>
          ) : (
            <Fragment key={source.TrainingId}>
              <SourceRow source={source} shown={training.TrainingId}>
                {own && (
                  <Button variant="default" onClick={() => setOpen(open === source.TrainingId ? null : source.TrainingId)}>
                    {t('training.countThis')}
                  </Button>
                )}
              </SourceRow>
              {open === source.TrainingId && (
                <Choice from={counting} to={source} group={training.GroupTrainingId} onClose={() => setOpen(null)} />
              )}
            </Fragment>
          ),
        )}
      </ul>
    </section>
  );
}

const reasons = { File: 'training.reasonFile', Wearable: 'training.reasonWearable', Hand: 'training.reasonHand' } as const;
function reasonOf({ Source, ClubId }: TrainingSourceRow, t: Translate): string {
  if (Source === 'Note') return t('training.noteIsVisit');
  if (Source === 'Heart') return t(ClubId === null ? 'training.reasonOwnStrap' : 'training.reasonClub');
  return t(reasons[Source]);
}

interface SourceRowProps {
  source: TrainingSourceRow;
  shown: number;
  children: ReactNode;
}

function SourceRow({ source, shown, children }: SourceRowProps) {
  const t = useT();
  const formats = useFormats();
  const SourceIcon = icons[source.Source];
  const figures = [
    { label: t('training.time'), value: formats.duration(source.MovingTime) },
    ...(source.AverageHeartRate === null ? [] : [{ label: t('training.averageField'), value: source.AverageHeartRate }]),
    { label: t('kit.points'), value: formats.number(source.Points) },
  ];
  return (
    <li className={classes['source']} data-counts={source.Counts}>
      <span className={classes['icon']} aria-hidden="true">
        <SourceIcon size={20} stroke={1.8} />
      </span>
      <div className={classes['name']}>
        <b>
          {source.TrainingId === shown ? (
            sourceName(source, t)
          ) : (
            <Link to={pathTo('Training', source.TrainingId)}>{sourceName(source, t)}</Link>
          )}
        </b>
        <span>
          {formats.time(source.Begin)}–{formats.time(source.End)}
        </span>
        <span>{reasonOf(source, t)}</span>
      </div>
      <FigureList className={classes['figures']} figures={figures} />
      <div className={classes['act']}>{children}</div>
    </li>
  );
}

const upper = ({ Zone3Time, Zone4Time, Zone5Time }: TrainingSourceRow): number => Zone3Time + Zone4Time + Zone5Time;

interface Effect {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}
function effectsOf(from: TrainingSourceRow, to: TrainingSourceRow, formats: Formats, t: Translate): Effect[] {
  const effect = (label: string, before: number | null, after: number | null, words: (value: number) => string) =>
    before === null || after === null ? [] : [{ label, before: words(before), after: words(after) }];
  return [
    ...effect(t('kit.points'), from.Points, to.Points, formats.number),
    ...effect(t('kit.thisWeek'), from.WeekPoints, to.WeekPoints, formats.number),
    ...effect(t('training.time'), from.Duration, to.Duration, formats.duration),
    ...effect(t('training.zone3Up'), upper(from), upper(to), formats.duration),
  ];
}

interface ChoiceProps {
  from: TrainingSourceRow;
  to: TrainingSourceRow;
  group: number | null;
  onClose: () => void;
}

function Choice({ from, to, group, onClose }: ChoiceProps) {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const isPhone = useWidth() === 'phone';
  const name = sourceName(to, t);
  const open = ({ TrainingId }: TrainingSourceRow) => void navigate(pathTo('Training', TrainingId), { replace: true });
  const count = useChange(countTraining, {
    quiet: true,
    onDone: () => {
      const undo = () =>
        void change(countTraining, { params: { id: from.TrainingId } }).then(
          () => open(from),
          () => undefined,
        );
      toastUndo({ title: t('training.sourceCounted', { source: name }), undo });
      onClose();
      open(to);
    },
  });
  const confirm = () => count.mutate({ params: { id: to.TrainingId } });
  const refusal = <Refusal words={count.error === null ? null : refusalText(count.error)} />;
  const [keep, act] = [t('training.keepSource', { source: sourceName(from, t) }), t('training.countAct', { source: name })];
  const effects = (
    <dl className={classes['effects']}>
      {effectsOf(from, to, formats, t).map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== after && <s>{before}</s>} <b>{after}</b>
          </dd>
        </div>
      ))}
      {group !== null && (
        <div>
          <dt>{t('training.resultOfClass')}</dt>
          <dd>
            <b>{t('training.resultStays', { points: formats.number(from.Points) })}</b>
          </dd>
        </div>
      )}
    </dl>
  );
  if (isPhone)
    return (
      <ConfirmDialog
        opened
        title={t('training.countTitle', { source: name })}
        keep={keep}
        confirm={act}
        busy={count.isPending}
        refusal={refusal}
        onConfirm={confirm}
        onClose={onClose}
      >
        {effects}
      </ConfirmDialog>
    );
  return (
    <li className={classes['choice']}>
      {effects}
      {refusal}
      <div className={classes['choices']}>
        <Button variant="default" onClick={onClose}>
          {keep}
        </Button>
        <Button loading={count.isPending} onClick={confirm}>
          {act}
        </Button>
      </div>
    </li>
  );
}
