import { addUserSchema } from '@clubpulse/contract/members/adding/adding';
import { addClubUser } from '@clubpulse/contract/members/adding/adding.calls';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Checkbox, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';

interface Values {
  Email: string;
  FirstMidName: string;
  LastName: string;
  Language: Language;
  Agreed: boolean;
}

export function AddAtDesk({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const sendsMail = useSendsMail();
  const { ClubId: id, Language } = useStaffClub();
  const initial: Values = { Email: '', FirstMidName: '', LastName: '', Language, Agreed: false };
  const form = useForm({
    initial,
    check: bySchema(addUserSchema),
  });
  const add = useChange(addClubUser, {
    quiet: true,
    onDone: ({ User, Invitation }) => {
      onClose();
      if (User === null)
        return toastDone({
          title: t('members.deskInvited', { email: Invitation?.Email ?? '' }),
          message: t('members.deskInvitedText'),
        });
      toastDone({ title: t('members.deskAdded', { name: fullName(User) }) });
      void navigate(pathTo('EditUser', User.UserId));
    },
  });
  const text = (field: 'Email' | 'FirstMidName' | 'LastName') => ({
    value: form.values[field],
    error: form.errors[field],
    onChange: (event: { currentTarget: { value: string } }) => form.set({ [field]: event.currentTarget.value }),
  });
  return (
    <DialogForm
      title={t('members.deskAdd')}
      act={t('members.deskAddAct')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) => add.mutateAsync({ params: { id }, body })}
      onClose={onClose}
    >
      <p>{t(sendsMail ? 'members.deskAddText' : 'members.deskAddTextNoMail')}</p>
      <TextInput
        data-autofocus
        withAsterisk
        type="email"
        label={t('members.email')}
        description={t('members.deskEmailNote')}
        maxLength={254}
        {...text('Email')}
      />
      <TextInput withAsterisk label={t('kit.firstName')} maxLength={100} {...text('FirstMidName')} />
      <TextInput label={t('kit.lastName')} maxLength={100} {...text('LastName')} />
      <ChoiceField
        label={t('members.inviteLanguage')}
        allowDeselect={false}
        value={form.values.Language}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(chosen) => chosen !== null && form.set({ Language: chosen })}
      />
      <Checkbox
        label={t('members.deskAgreed')}
        checked={form.values.Agreed}
        error={form.errors.Agreed}
        onChange={(event) => form.set({ Agreed: event.currentTarget.checked })}
      />
    </DialogForm>
  );
}
