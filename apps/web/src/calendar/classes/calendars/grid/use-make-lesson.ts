import type { Class, ClassInput } from '@clubpulse/contract/calendar/classes/classes';
import { createClass, setClassPublishState } from '@clubpulse/contract/calendar/classes/classes.calls';
import { addParticipant } from '@clubpulse/contract/calendar/seats/participants.calls';
import { firstAndLast } from '@clubpulse/rules/accounts/users/names';
import { useDialogAct } from '../../../../kit/dialog/use-dialog-act.ts';
import type { Person } from '../../../../members/people/public.ts';
import { ApiError, change } from '../../../../platform/api.ts';
import { translate, useT } from '../../../../platform/phrases.ts';
import { toastDone, toastError } from '../../../../platform/toasts/toasts.ts';
import { ofClasses, useShowOverlaps } from '../../../overlaps/public.ts';
import { reasonText } from '../../acts/reason-text.ts';

export function useMakeLesson(client: Person | null, onClose: () => void) {
  const t = useT();
  const showOverlaps = useShowOverlaps();
  const create = useDialogAct(createClass, {
    doneText: ({ Class }) => ({
      title: t('calendar.created', { name: Class.Name }),
      message: client === null ? t('calendar.createdText') : '',
    }),
    onClose,
  });
  return async (body: ClassInput): Promise<void> => {
    const { Class } = await create.mutateAsync({ body });
    if (client !== null) await seatClient(Class, client);
    void showOverlaps(Class.ClubId, ofClasses([Class.ClassId]));
  };
}

async function seatClient({ ClassId }: Class, client: Person): Promise<void> {
  const name = firstAndLast(client) || client.Nickname;
  const params = { id: ClassId };
  try {
    await change(setClassPublishState, { params, body: { PublishState: 'Published' } }, { quiet: true });
    await change(addParticipant, { params, body: { UserId: client.UserId } }, { quiet: true });
    toastDone({ title: translate('calendar.clientBooked', { name }), clears: 'client' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toastError({ cause: 'client', title: translate('calendar.clientNotBooked', { name }), message: reasonText(error) });
  }
}
