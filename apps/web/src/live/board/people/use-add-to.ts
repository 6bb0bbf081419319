import { addParticipant } from '@clubpulse/contract/calendar/seats/participants.calls';
import { addLiveParticipant } from '@clubpulse/contract/live/live-trainings/participants.calls';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import type { Running } from '../use-running.ts';
import type { Chosen } from './use-link-strap.ts';

export interface Joinable {
  readonly kind: 'training' | 'class';
  readonly id: number;
  readonly name: string;
}

export const joinableOf = ({ kind, id, classId, name }: Running): Joinable => ({ kind, id: classId ?? id, name });

/** Uses the call of staff, so that booking rules do not refuse a member who is present. */
export function useAddTo({ kind, id, name: place }: Joinable, onDone?: () => void) {
  const t = useT();
  const toClass = useChange(addParticipant, { quiet: true });
  const toTraining = useChange(addLiveParticipant, { quiet: true });
  const { isPending, error } = kind === 'class' ? toClass : toTraining;
  const added = (name: string) => ({
    onSuccess: () => {
      toastDone({ title: t('live.added', { name, place }) });
      onDone?.();
    },
  });
  const add = ({ userId: UserId, name }: Chosen) =>
    kind === 'class'
      ? toClass.mutate({ params: { id }, body: { UserId, force: true } }, added(name))
      : toTraining.mutate({ params: { id }, body: { UserId } }, added(name));
  return { add, isPending, error };
}
