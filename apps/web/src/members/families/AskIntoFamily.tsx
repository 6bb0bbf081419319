import { familyAskSchema } from '@clubpulse/contract/members/families/families';
import { askIntoFamily } from '@clubpulse/contract/members/families/families.calls';
import { TextInput } from '@mantine/core';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';

interface AskIntoFamilyProps {
  userId: number;
  club: { readonly ClubId: number; readonly ClubName: string };
  onClose: () => void;
}

export function AskIntoFamily({ userId, club, onClose }: AskIntoFamilyProps) {
  const t = useT();
  const form = useForm({ initial: { Email: '' }, check: bySchema(familyAskSchema) });
  const ask = useDialogAct(askIntoFamily, {
    doneText: () => t('members.familyAsked', { email: form.values.Email.trim() }),
    onClose,
  });
  return (
    <DialogForm
      title={t('members.familyAsk')}
      act={t('members.familyAskAct')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) => ask.mutateAsync({ params: { id: userId, clubId: club.ClubId }, body })}
      onClose={onClose}
    >
      <p>{t('members.familyAskText', { club: club.ClubName })}</p>
      <TextInput
        required
        data-autofocus
        type="email"
        autoComplete="off"
        label={t('members.email')}
        value={form.values.Email}
        error={form.errors.Email}
        onChange={({ currentTarget: { value } }) => form.set({ Email: value })}
      />
    </DialogForm>
  );
}
