import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { cancelClass } from '@clubpulse/contract/calendar/seats/participants.calls';
import { TextInput } from '@mantine/core';
import { DialogForm } from '../../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../../../kit/form/check.ts';
import { useForm } from '../../../../kit/form/use-form.ts';
import { Refusal } from '../../../../kit/states/Refusal.tsx';
import { useT } from '../../../../platform/phrases.ts';
import { peopleIn } from './people-in.ts';

interface CancelClassProps {
  clubClass: Class;
  onClose: () => void;
}

export function CancelClass({ clubClass, onClose }: CancelClassProps) {
  const t = useT();
  const form = useForm<{ Reason: string }, { Reason: string }>({ initial: { Reason: '' }, check: bySchema(cancelClass.body) });
  const cancel = useDialogAct(cancelClass, {
    doneText: ({ People }) => ({
      title: t('participants.classCanceled', { name: clubClass.Name }),
      message: t('participants.peopleTold', { count: People }),
    }),
    onClose,
  });
  return (
    <DialogForm
      title={t('participants.cancelTitle', { name: clubClass.Name })}
      act={t('participants.cancelClass')}
      keep={t('participants.keepClass')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) => cancel.mutateAsync({ params: { id: clubClass.ClassId }, body })}
      onClose={onClose}
    >
      <p>{t('participants.cancelText', { count: peopleIn(clubClass) })}</p>
      <TextInput
        label={t('participants.reason')}
        description={t('participants.reasonHint')}
        data-autofocus
        withAsterisk
        maxLength={300}
        value={form.values.Reason}
        error={form.errors.Reason}
        onChange={(event) => form.set({ Reason: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
