import { addParticipant } from '@clubpulse/contract/calendar/seats/participants.calls';
import { addLiveParticipant } from '@clubpulse/contract/live/live-trainings/participants.calls';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import type { Running } from '../use-running.ts';
import type { Chosen } from './use-link-strap.ts';

/** What somebody who is in the room comes for, and may be added to. */
export interface Joinable {
  readonly kind: 'training' | 'class';
  /** Of the live training, or of the class. */
  readonly id: number;
}

export const joinableOf = ({ kind, id, classId }: Running): Joinable => ({ kind, id: classId ?? id });

/** Adds somebody to what runs: to a class with the rights of staff, so that no rule of booking keeps her out who stands there. */
export function useAddTo({ kind, id }: Joinable, onDone?: () => void) {
  const t = useT();
  const toClass = useChange(addParticipant, { quiet: true });
  const toTraining = useChange(addLiveParticipant, { quiet: true });
  const { isPending, error } = kind === 'class' ? toClass : toTraining;
  const added = (key: 'live.added' | 'liveTr.added', name: string) => ({
    onSuccess: () => {
      toastDone({ title: t(key, { name }) });
      onDone?.();
    },
  });
  const add = ({ userId: UserId, name }: Chosen) =>
    kind === 'class'
      ? toClass.mutate({ params: { id }, body: { UserId, force: true } }, added('live.added', name))
      : toTraining.mutate({ params: { id }, body: { UserId } }, added('liveTr.added', name));
  return { add, isPending, error };
}
