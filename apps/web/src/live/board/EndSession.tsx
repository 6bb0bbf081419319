import type { LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { listLiveTrainings, stopLiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { showScene } from '@clubpulse/contract/live/scenes/scenes.calls';
import { Button } from '@mantine/core';
import { IconSquareRoundedX } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import dialog from '../../kit/dialog/dialog.module.css';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

interface EndSessionProps {
  clubId: number;
  roomId: number | null;
  /** People in the room with a heart rate, and without one. */
  trained: number;
  without: number;
}

/** Ends what runs before the wall; says first what is saved, and whether the screens show it. */
export function EndSession({ clubId, roomId, ...counts }: EndSessionProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { data = [] } = useCall(listLiveTrainings, { params: { id: clubId } }, { quiet: true });
  const running = data.filter(({ State }) => State === 'Running');
  const ofRoom = running.find(({ DisplayGroupId }) => DisplayGroupId === roomId);
  const training = ofRoom ?? running.find(({ DisplayGroupId }) => DisplayGroupId === null);
  if (!training) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSquareRoundedX size={20} stroke={1.8} />}
        style={{ marginLeft: 'auto' }}
        onClick={() => setAsking(true)}
      >
        {t('live.endClass')}
      </Button>
      {isAsking && <EndDialog clubId={clubId} roomId={roomId} training={training} {...counts} onClose={() => setAsking(false)} />}
    </>
  );
}

interface EndDialogProps extends EndSessionProps {
  training: Pick<LiveTraining, 'LiveTrainingId' | 'Name'>;
  onClose: () => void;
}

function EndDialog({ clubId, roomId, trained, without, training, onClose }: EndDialogProps) {
  const t = useT();
  const { LiveTrainingId: id, Name: name } = training;
  const show = useChange(showScene, { quiet: true });
  const stop = useChange(stopLiveTraining, {
    quiet: true,
    onDone: () => {
      toastDone({ title: t('liveTr.stopped', { name }) });
      onClose();
    },
  });
  const end = () => stop.mutate({ params: { id } });
  // The summary names what it is of, so it is called while that runs.
  const showAndEnd = () =>
    show.mutate({ params: { id: clubId }, body: { DisplayGroupId: roomId, Scene: 'Summary' } }, { onSuccess: end });
  const saves = [t('live.endSaves', { count: trained }), without > 0 && t('live.endWithout', { count: without })];
  const isBusy = show.isPending || stop.isPending;
  const refused = show.error ?? stop.error;
  return (
    <Dialog opened onClose={onClose} title={t('live.endTitle', { name })}>
      <p>{`${saves.filter(Boolean).join(', ')}. ${t('live.endShow')}`}</p>
      <Refusal words={refused && refusalWords(refused)} />
      <div className={dialog['choices']}>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {t('live.goOn')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={end}>
          {t('kit.save')}
        </Button>
        <Button data-autofocus loading={isBusy} onClick={showAndEnd}>
          {t('live.saveAndShow')}
        </Button>
      </div>
    </Dialog>
  );
}
