import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import { IconFileDownload, IconPencil, IconPrinter, IconShare2, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { printSoon } from '../../../kit/print/print-soon.ts';
import { useT } from '../../../platform/phrases.ts';
import { useSelf } from '../../../platform/session.tsx';
import { useToday } from '../../../platform/use-today.ts';
import { SaveRecording } from '../../recordings/public.ts';
import { ShareTraining } from '../../sharing/public.ts';
import { DeleteTraining, EditTraining } from '../editor/training-dialogs.ts';
import { trainingName } from '../names.ts';
import { Neighbours } from './Neighbours.tsx';

interface TrainingHeadProps {
  training: TrainingDetail;
  journal: string;
}

export function TrainingHead({ training, journal }: TrainingHeadProps) {
  const t = useT();
  const navigate = useNavigate();
  const today = useToday();
  const isNote = training.Source === 'Note';
  const own = training.UserId === useSelf().UserId && !isNote;
  const [dialog, setDialog] = useState<'edit' | 'share' | 'save' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const actions = [
    ...(training.MayChange
      ? [{ label: t('training.edit'), icon: IconPencil, folded: true, onClick: () => setDialog('edit') }]
      : []),
    ...(own ? [{ label: t('kit.share'), icon: IconShare2, folded: true, onClick: () => setDialog('share') }] : []),
    ...(own && !training.IsLive
      ? [{ label: t('training.saveFile'), icon: IconFileDownload, folded: true, onClick: () => setDialog('save') }]
      : []),
    {
      label: t('kit.print'),
      icon: IconPrinter,
      folded: true,
      onClick: () => void printSoon(),
    },
    ...(training.MayDelete
      ? [{ label: t('training.delete'), icon: IconTrash, danger: true, onClick: () => setDialog('delete') }]
      : []),
  ];
  return (
    <>
      <Neighbours trainingId={training.TrainingId} />
      <HeaderActions label={t('kit.actionsOf', { name: trainingName(training, t) })} actions={actions} />
      {dialog === 'share' && <ShareTraining trainingId={training.TrainingId} onClose={close} />}
      {dialog === 'save' && <SaveRecording trainingId={training.TrainingId} onClose={close} />}
      {dialog === 'edit' && <EditTraining training={training} today={today} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteTraining training={training} onDeleted={() => void navigate(journal, { replace: true })} onClose={close} />
      )}
    </>
  );
}
