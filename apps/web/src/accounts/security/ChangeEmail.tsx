import { changeEmail } from '@clubpulse/contract/accounts/security.calls';
import { emailSchema } from '@clubpulse/contract/scalars';
import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { change } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useProve } from './use-prove.tsx';

const schema = z
  .object({ Email: emailSchema, Again: z.string().trim().toLowerCase().min(1, 'field-required') })
  .refine(({ Email, Again }) => Email === Again, { path: ['Again'], message: 'email-not-repeated' });

export function ChangeEmail({ userId, onClose }: { userId: number; onClose: () => void }) {
  const t = useT();
  const prove = useProve();
  const form = useForm({ initial: { Email: '', Again: '' }, check: bySchema(schema) });
  const { values, errors, set } = form;
  return (
    <>
      <DialogForm
        title={t('accounts.changeEmail')}
        act={t('accounts.changeEmail')}
        form={form}
        save={async ({ Email }) => {
          await prove.run(() => change(changeEmail, { params: { id: userId }, body: { Email } }, { quiet: true }));
          toastDone({ title: t('accounts.emailSent'), message: t('accounts.emailSentText', { email: Email }) });
          onClose();
        }}
        refusal={<Refusal words={form.refusal} />}
        onClose={onClose}
      >
        <TextInput
          label={t('accounts.newEmail')}
          data-autofocus
          withAsterisk
          type="email"
          autoComplete="email"
          maxLength={254}
          value={values.Email}
          error={errors.Email}
          onChange={(event) => set({ Email: event.currentTarget.value })}
        />
        <TextInput
          label={t('accounts.newEmailAgain')}
          withAsterisk
          type="email"
          autoComplete="off"
          maxLength={254}
          value={values.Again}
          error={errors.Again}
          onChange={(event) => set({ Again: event.currentTarget.value })}
        />
      </DialogForm>
      {prove.dialog}
    </>
  );
}
