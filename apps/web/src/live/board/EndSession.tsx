import { stopClassSession } from '@clubpulse/contract/live/class-sessions.calls';
import { stopLiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { showScene } from '@clubpulse/contract/live/scenes/scenes.calls';
import { Button } from '@mantine/core';
import { IconSquareRoundedX } from '@tabler/icons-react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import dialog from '../../kit/dialog/dialog.module.css';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { clearError, toastDone } from '../../platform/toasts/toasts.ts';
import { toastWay } from '../../platform/toasts/way-toast.tsx';
import { NOT_STARTED } from '../parts/start-error.ts';
import { type EndingActs, useEnding } from '../parts/use-ending.ts';
import classes from './Control.module.css';
import type { Running } from './use-running.ts';

interface EndSessionProps {
  clubId: number;
  running: readonly Running[];
  roomId: number | null;
  trained: number;
  without: number;
}

export function EndSession({ clubId, running, roomId, ...counts }: EndSessionProps) {
  const t = useT();
  const { inQuestion, ask, acts } = useEnding(running, keyOf, nameOf);
  const isOne = running.length === 1;
  return (
    <>
      {running.map((one) => (
        <Button
          key={keyOf(one)}
          variant="default"
          className={classes['end']}
          leftSection={<IconSquareRoundedX size={20} stroke={1.8} />}
          onClick={() => ask(one)}
        >
          {isOne ? t(one.kind === 'class' ? 'live.endClass' : 'liveTr.stop') : t('live.endOf', { name: one.name })}
        </Button>
      ))}
      {inQuestion && (
        <EndDialog
          clubId={clubId}
          one={inQuestion}
          counts={isOne && inQuestion.roomId === roomId ? counts : undefined}
          {...acts}
        />
      )}
    </>
  );
}

/** The key contains the kind, because a live training and a class may have the same number. */
const keyOf = ({ kind, id }: Running) => `${kind} ${id}`;
const nameOf = ({ name }: Running) => name;

interface EndDialogProps extends EndingActs {
  clubId: number;
  one: Running;
  counts: { trained: number; without: number } | undefined;
}

function EndDialog({ clubId, one, counts, onStopping, onRefused, onClose }: EndDialogProps) {
  const t = useT();
  const { kind, id, groupId, name, roomId } = one;
  const show = useChange(showScene, { quiet: true });
  const done = {
    quiet: true,
    onRefused,
    onDone: ({ GroupTrainingId: group }: { readonly GroupTrainingId: number | null }) => {
      const title = t('liveTr.stopped', { name });
      clearError(NOT_STARTED);
      if (group === null) toastDone({ title });
      else toastWay({ title, message: t('group.soon'), words: t('group.see'), to: pathTo('GroupTraining', group) });
      onClose();
    },
  } as const;
  const stopTraining = useChange(stopLiveTraining, done);
  const stopClass = useChange(stopClassSession, done);
  const stop = kind === 'class' ? stopClass : stopTraining;
  const end = () => {
    onStopping();
    stop.mutate({ params: { id } });
  };
  // The summary must open before the session ends, because the request contains the running session.
  const showAndEnd = () =>
    show.mutate(
      {
        params: { id: clubId },
        body: { DisplayGroupId: roomId, Scene: 'Summary', ...(groupId !== null && { GroupTrainingId: groupId }) },
      },
      { onSuccess: end },
    );
  const saves = counts && [
    t('live.endSaves', { count: counts.trained }),
    counts.without > 0 && t('live.endWithout', { count: counts.without }),
  ];
  const isBusy = show.isPending || stop.isPending;
  const refused = show.error ?? stop.error;
  return (
    <Dialog opened onClose={onClose} title={t('live.endTitle', { name })}>
      <p>{[saves && `${saves.filter(Boolean).join(', ')}.`, t('live.endsToo'), t('live.endShow')].filter(Boolean).join(' ')}</p>
      <Refusal words={refused && refusalText(refused)} />
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
