import { passwordChangeSchema } from '@clubpulse/contract/accounts/security';
import { changePassword } from '@clubpulse/contract/accounts/security.calls';
import { Checkbox, PasswordInput } from '@mantine/core';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';

interface ChangePasswordProps {
  userId: number;
  email: string;
  onClose: () => void;
}

export function ChangePassword({ userId, email, onClose }: ChangePasswordProps) {
  const t = useT();
  const form = useForm({ initial: { Password: '', NewPassword: '', EndOthers: true }, check: bySchema(passwordChangeSchema) });
  const { values, errors, set } = form;
  const save = useDialogAct(changePassword, { doneText: () => t('accounts.log.passwordChanged'), onClose });
  return (
    <DialogForm
      title={t('accounts.changePassword')}
      act={t('accounts.changePassword')}
      form={form}
      save={(body) => save.mutateAsync({ params: { id: userId }, body })}
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordInput
        label={t('accounts.presentPassword')}
        data-autofocus
        withAsterisk
        autoComplete="current-password"
        maxLength={256}
        value={values.Password}
        error={errors.Password}
        onChange={(event) => set({ Password: event.currentTarget.value })}
      />
      <PasswordInput
        label={t('accounts.newPassword')}
        description={t('accounts.passwordNote')}
        withAsterisk
        autoComplete="new-password"
        maxLength={256}
        value={values.NewPassword}
        error={errors.NewPassword}
        onChange={(event) => set({ NewPassword: event.currentTarget.value })}
      />
      <Checkbox
        label={t('accounts.sessionsEndOthers')}
        description={t('accounts.endOthersTooNote')}
        checked={values.EndOthers}
        onChange={(event) => set({ EndOthers: event.currentTarget.checked })}
      />
    </DialogForm>
  );
}
