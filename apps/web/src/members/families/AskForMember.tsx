import { askForMember } from '@clubpulse/contract/members/families/families.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { useState } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { type Person, PersonPicker } from '../people/public.ts';

interface AskForMemberProps {
  payer: { readonly UserId: number; readonly name: string };
  onClose: () => void;
}

interface Values {
  UserId: number | null;
}

export function AskForMember({ payer, onClose }: AskForMemberProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [chosen, setChosen] = useState<Person | null>(null);
  const form = useForm<Values, { UserId: number }>({
    initial: { UserId: null },
    check: (values) =>
      values.UserId === null ? { errors: { UserId: t('field-required') } } : bySchema(askForMember.body)(values),
  });
  const ask = useDialogAct(askForMember, {
    doneText: () => t('members.familyAsked', { email: chosen === null ? '' : fullName(chosen) }),
    onClose,
  });
  return (
    <DialogForm
      title={t('members.familyAskForTitle', { name: payer.name })}
      act={t('members.familyAskAct')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) => ask.mutateAsync({ params: { id, userId: payer.UserId }, body })}
      onClose={onClose}
    >
      <p>{t('members.familyAskForText')}</p>
      <PersonPicker
        withAsterisk
        data-autofocus
        clubId={id}
        label={t('kit.member')}
        nobodyFound={t('members.taskNobody')}
        value={form.values.UserId}
        error={form.errors.UserId}
        onChange={(person) => {
          setChosen(person);
          form.set({ UserId: person?.UserId ?? null });
        }}
      />
    </DialogForm>
  );
}
