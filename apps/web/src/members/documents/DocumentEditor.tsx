import { type Expiration, type ExpirationType, expirationInputSchema } from '@clubpulse/contract/members/documents/documents';
import { createExpiration, updateExpiration } from '@clubpulse/contract/members/documents/documents.calls';
import { Textarea, TextInput } from '@mantine/core';
import { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { DateField } from '../../kit/fields/DateField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useAsOpened } from '../../kit/form/use-as-opened.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { documentKinds } from './document-kinds.ts';

interface DocumentEditorProps {
  member: { UserId: number; name: string };
  expiration?: Expiration;
  type?: ExpirationType;
  hint?: string;
  onSaved?: () => void;
  onClose: () => void;
}

interface Values {
  Type: ExpirationType;
  Title: string;
  ExpirationDate: string | null;
  Notes: string;
}
type Output = z.output<typeof expirationInputSchema>;

export function DocumentEditor({
  member,
  expiration: newest,
  type = 'MedicalCertificate',
  hint,
  onSaved,
  onClose,
}: DocumentEditorProps) {
  const t = useT();
  const formats = useFormats();
  const club = useStaffClub();
  const today = useTodayIn(club.TimeZone);
  const [expiration, follow] = useAsOpened(newest);
  const form = useForm<Values, Output>({
    ...(expiration ? { saved: expiration } : { initial: { Type: type, Title: '', ExpirationDate: null, Notes: '' } }),
    check: bySchema(
      expirationInputSchema.refine(({ ExpirationDate }) => ExpirationDate > today, {
        path: ['ExpirationDate'],
        message: 'date-in-future',
      }),
    ),
  });
  const { values, errors, set } = form;
  const after = {
    doneText: ({ ExpirationDate }: Expiration) =>
      t('members.documentSaved', { name: member.name, date: formats.date(ExpirationDate) }),
    onClose: () => {
      onClose();
      onSaved?.();
    },
  };
  const create = useDialogAct(createExpiration, after);
  const update = useDialogAct(updateExpiration, { ...after, onRefused: follow });
  const save = (body: Output) =>
    expiration === undefined
      ? create.mutateAsync({ body: { ...body, ClubId: club.ClubId, UserId: member.UserId } })
      : update.mutateAsync({
          params: { id: expiration.ExpirationId },
          body: { ...body, RowVersion: expiration.RowVersion },
        });
  return (
    <DialogForm
      title={t('members.documentOf', { name: member.name })}
      act={t('members.record')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={save}
      onClose={onClose}
    >
      <Segmented
        titled
        fullWidth
        label={t('members.documentKind')}
        value={values.Type}
        options={(['MedicalCertificate', 'Membership', 'Generic'] as const).map((kind) => ({
          value: kind,
          label: t(documentKinds[kind].label),
        }))}
        onChange={(Type) => set({ Type })}
      />
      <DateField
        near
        required
        label={t('members.lastValidDay')}
        description={hint}
        min={Temporal.PlainDate.from(today).add({ days: 1 }).toString()}
        value={values.ExpirationDate}
        error={errors.ExpirationDate}
        onChange={(ExpirationDate) => set({ ExpirationDate })}
      />
      <TextInput
        required={values.Type === 'Generic'}
        label={t(documentKinds[values.Type].titleLabel)}
        maxLength={120}
        value={values.Title}
        error={errors.Title}
        onChange={(event) => set({ Title: event.currentTarget.value })}
      />
      <Textarea
        label={t('kit.notes')}
        autosize
        minRows={1}
        maxRows={6}
        value={values.Notes}
        error={errors.Notes}
        onChange={(event) => set({ Notes: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
