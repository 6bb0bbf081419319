import { claimSensor, createSensor } from '@clubpulse/contract/devices/sensors.calls';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFields } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { PersonPicker } from '../../members/people/public.ts';
import { ApiError, type ApiInput } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { codeOfStrap, modelOfStrap } from './code-typing.ts';
import { linkSchema, StrapFields, type StrapValues } from './StrapFields.tsx';

interface LinkStrapProps {
  owner: { clubId: number } | { userId: number };
  receivedAs?: number | undefined;
  title?: string;
  onClose: () => void;
}

type Body = ApiInput<typeof createSensor>['body'];

export function LinkStrap({ owner, receivedAs, title, onClose }: LinkStrapProps) {
  const t = useT();
  const formats = useFormats();
  const own = 'userId' in owner;
  const [taken, setTaken] = useState<{ by: string | number | undefined } | null>(null);
  const form = useForm<StrapValues & { UserId: number | null }, Body>({
    initial: {
      UserId: own ? owner.userId : null,
      Model: receivedAs === undefined ? 'Clubpulse' : modelOfStrap(receivedAs),
      Code: receivedAs === undefined ? '' : codeOfStrap(modelOfStrap(receivedAs), receivedAs),
      Name: '',
    },
    check: bySchema(linkSchema),
  });
  const { values, errors, set } = form;
  const link = useDialogAct(createSensor, {
    doneText: ({ Code, BeatsOfAnother }) => {
      const linked = t('devices.strapLinked', { code: Code });
      return BeatsOfAnother ? { title: linked, message: t('devices.beatsOfAnother') } : linked;
    },
    onClose,
  });
  const claim = useDialogAct(claimSensor, {
    doneText: ({ AnswerBy }) => {
      const code = values.Code.trim();
      return AnswerBy === null
        ? t('devices.strapLinked', { code })
        : t('devices.claimAsked', { code, date: formats.date(AnswerBy) });
    },
    onClose,
  });
  const send = async (body: Body) => {
    try {
      return await link.mutateAsync({ body });
    } catch (error) {
      if (!(error instanceof ApiError && error.is('SensorLinkedToOther'))) throw error;
      setTaken({ by: error.values['nickname'] });
      return null;
    }
  };
  const ask = async ({ Reassign: _reassign, From: _from, ...body }: Body): Promise<null> => {
    await claim.mutateAsync({ body });
    return null;
  };
  return (
    <>
      <Dialog keepMounted opened={taken === null} onClose={onClose} title={title ?? t('kit.linkStrap')}>
        <DialogFields
          act={t('devices.link')}
          form={form}
          refusal={<Refusal words={form.refusal} />}
          save={send}
          onClose={onClose}
        >
          {!own && (
            <PersonPicker
              clubId={owner.clubId}
              label={t('role.Athlete')}
              placeholder={t('devices.personPlaceholder')}
              nobodyFound={t('devices.nobodyFound')}
              value={values.UserId}
              error={errors.UserId && t('field-required')}
              withAsterisk
              data-autofocus
              onChange={(person) => set({ UserId: person?.UserId ?? null })}
            />
          )}
          <StrapFields values={values} errors={errors} set={set} receivedAs={receivedAs} />
        </DialogFields>
      </Dialog>
      <ConfirmDialog
        opened={taken !== null}
        title={t('devices.reassignTitle', { code: values.Code.trim() })}
        keep={t('devices.keepOwner')}
        confirm={taken?.by === undefined ? t('devices.claimAsk') : t('devices.reassign')}
        busy={form.saving}
        refusal={<Refusal words={form.refusal} />}
        onConfirm={() => void form.save((body) => (taken?.by === undefined ? ask(body) : send({ ...body, Reassign: true })))}
        onClose={() => setTaken(null)}
      >
        {taken?.by === undefined ? t('devices.claimText') : t('devices.reassignText', { name: taken.by })}
      </ConfirmDialog>
    </>
  );
}
