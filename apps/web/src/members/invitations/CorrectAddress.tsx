import type { Invitation } from '@clubpulse/contract/members/invitations';
import { correctInvitationAddress } from '@clubpulse/contract/members/invitations.calls';
import { emailSchema } from '@clubpulse/contract/scalars';
import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import { nameOf } from './invitation-name.ts';

const corrected = z.object({ Email: emailSchema });

export function CorrectAddress({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const t = useT();
  const sendsMail = useSendsMail();
  const form = useForm({ initial: { Email: invitation.Email }, check: bySchema(corrected) });
  const correct = useDialogAct(correctInvitationAddress, {
    doneText: ({ Email }) => t(sendsMail ? 'members.sentToOne' : 'members.correctedLink', { email: Email }),
    onClose,
  });
  return (
    <DialogForm
      title={t('members.correctAddressOf', { name: nameOf(invitation) })}
      act={t(sendsMail ? 'members.correctAddressAct' : 'members.correctAddress')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) => correct.mutateAsync({ params: { code: invitation.Code }, body })}
      onClose={onClose}
    >
      <p>{t(sendsMail ? 'members.correctAddressText' : 'members.correctLinkText')}</p>
      <TextInput
        data-autofocus
        withAsterisk
        type="email"
        label={t('members.email')}
        maxLength={254}
        value={form.values.Email}
        error={form.errors.Email}
        onChange={(event) => form.set({ Email: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
