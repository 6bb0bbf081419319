import { type Sensor, sensorInputSchema } from '@clubpulse/contract/devices/sensors';
import { createSensor, listClubSensors, listUnknownStraps, listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { parseSensorCode } from '@clubpulse/rules/devices/sensor-code';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { DialogActions } from '../../kit/DialogActions.tsx';
import classes from '../../kit/dialog.module.css';
import { useDialogForm } from '../../kit/use-dialog-form.ts';
import { type ApiError, type ApiInput, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts.ts';
import { codeOfStrap } from './code-typing.ts';
import { PersonPicker } from './PersonPicker.tsx';
import { StrapFields, type StrapValues } from './StrapFields.tsx';

interface LinkStrapProps {
  /** Whose strap it becomes: somebody of the club, to be picked, or one user. */
  owner: { clubId: number } | { userId: number };
  /** Number of a strap that is heard right now. */
  heardAs?: number | undefined;
  onClose: () => void;
}

type Body = ApiInput<typeof createSensor>['body'];

const linkSchema = sensorInputSchema.refine(({ Model, Code }) => parseSensorCode(Model, Code) !== undefined, {
  path: ['Code'],
  message: 'invalid-sensor-code',
});

/** Links a strap to a person; one that somebody else has changes hands only after asking. */
export function LinkStrap({ owner, heardAs, onClose }: LinkStrapProps) {
  const t = useT();
  const own = 'userId' in owner;
  const [taken, setTaken] = useState<{ body: Body; by: string | number | undefined } | null>(null);
  const form = useDialogForm<StrapValues & { UserId: number | null }, Body>(
    {
      UserId: own ? owner.userId : null,
      Model: 'Clubpulse',
      Code: heardAs === undefined ? '' : codeOfStrap('Clubpulse', heardAs),
      Name: '',
    },
    linkSchema,
  );
  const { values, errors, set } = form;
  const link = useChange(createSensor, {
    refreshes: [listUserSensors, listClubSensors, listUnknownStraps],
    onDone: (sensor: Sensor) => {
      toastDone({ title: t('devices.strapLinked', { code: sensor.Code }) });
      onClose();
    },
    onRefused: (error: ApiError, { body }) => {
      if (error.is('SensorLinkedToOther')) setTaken({ body, by: error.values['nickname'] });
      else form.refuse(error);
    },
  });
  return (
    <>
      <Dialog keepMounted opened={taken === null} onClose={onClose} title={t('devices.linkStrap')}>
        <form className={classes['form']} noValidate onSubmit={form.submit((body) => link.mutate({ body }))}>
          {!own && (
            <PersonPicker
              clubId={owner.clubId}
              value={values.UserId}
              error={errors.UserId && t('field-required')}
              onChange={(user) => set({ UserId: user })}
            />
          )}
          <StrapFields values={values} errors={errors} set={set} heardAs={heardAs} />
          {form.refusal !== null && (
            <p role="alert" className={classes['refusal']}>
              {form.refusal}
            </p>
          )}
          <DialogActions act={t('devices.link')} busy={link.isPending} onClose={onClose} />
        </form>
      </Dialog>
      <ConfirmDialog
        opened={taken !== null}
        title={t('devices.reassignTitle', { code: values.Code.trim() })}
        keep={t('devices.keepOwner')}
        confirm={t('devices.reassign')}
        busy={link.isPending}
        onConfirm={() => taken && link.mutate({ body: { ...taken.body, Reassign: true } })}
        onClose={() => setTaken(null)}
      >
        {taken?.by === undefined ? t('devices.reassignTextOther') : t('devices.reassignText', { name: taken.by })}
      </ConfirmDialog>
    </>
  );
}
