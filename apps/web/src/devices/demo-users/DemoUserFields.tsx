import { type DemoUser, type DemoUserInput, demoUserUpdateSchema } from '@clubpulse/contract/devices/demo-users/demo-users';
import type { SensorModel } from '@clubpulse/contract/devices/sensors';
import { listUnknownStraps } from '@clubpulse/contract/devices/sensors.calls';
import { parseSensorCode } from '@clubpulse/rules/devices/sensors/code';
import { Switch, TextInput } from '@mantine/core';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { bySchema } from '../../kit/form/check.ts';
import type { Form } from '../../kit/form/use-form.ts';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { RoomSelect, useRooms } from '../rooms/public.ts';
import { codeOfStrap, modelOfStrap, StrapCodeFields, UnknownStraps } from '../sensors/public.ts';
import classes from './DemoUsers.module.css';

/** Model and Code are used only if a strap is entered, the room only if the heart rate is simulated. */
export interface DemoUserValues {
  Name: string;
  Heart: 'madeUp' | 'lent';
  Model: SensorModel;
  Code: string;
  DisplayGroupId: number | null;
  IsOn: boolean;
}

export const noDemoUser: DemoUserValues = {
  Name: '',
  Heart: 'madeUp',
  Model: 'Clubpulse',
  Code: '',
  DisplayGroupId: null,
  IsOn: true,
};

export const valuesOf = ({ Name, Model, Code, DisplayGroupId, IsOn }: DemoUser): DemoUserValues => ({
  Name,
  Heart: Model === null ? 'madeUp' : 'lent',
  Model: Model ?? 'Clubpulse',
  Code: Code ?? '',
  DisplayGroupId,
  IsOn,
});

const schema = demoUserUpdateSchema.refine(
  ({ Model, Code }) => Model === null || Code === null || parseSensorCode(Model, Code) !== undefined,
  { path: ['Code'], message: 'invalid-sensor-code' },
);
export const checkDemoUser = ({ Heart, Name, IsOn, ...where }: DemoUserValues) =>
  bySchema(schema)(
    Heart === 'lent'
      ? { Name, IsOn, Model: where.Model, Code: where.Code, DisplayGroupId: null }
      : { Name, IsOn, Model: null, Code: null, DisplayGroupId: where.DisplayGroupId },
  );

const RECEIVED_POLL_MS = 5000;

export function DemoUserFields({ clubId, form }: { clubId: number; form: Form<DemoUserValues, DemoUserInput> }) {
  const t = useT();
  const { values, errors, set } = form;
  return (
    <div className={classes['fields']}>
      <TextInput
        label={t('kit.name')}
        description={t('demo.nameHint')}
        withAsterisk
        maxLength={30}
        value={values.Name}
        error={errors.Name}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
      <div>
        <Segmented
          titled
          label={t('demo.heart')}
          value={values.Heart}
          options={[
            { value: 'madeUp', label: t('demo.madeUp') },
            { value: 'lent', label: t('demo.lent') },
          ]}
          onChange={(Heart) => set({ Heart })}
        />
        <p className={classes['hint']}>{t(values.Heart === 'lent' ? 'demo.lentHint' : 'demo.madeUpHint')}</p>
      </div>
      {values.Heart === 'lent' ? <LentStrap clubId={clubId} form={form} /> : <Room clubId={clubId} form={form} />}
      <Switch
        classNames={{ body: classes['press'] }}
        label={t('demo.on')}
        checked={values.IsOn}
        onChange={(event) => set({ IsOn: event.currentTarget.checked })}
      />
    </div>
  );
}

interface PartProps {
  clubId: number;
  form: Form<DemoUserValues, DemoUserInput>;
}

function Room({ clubId, form: { values, errors, set } }: PartProps) {
  const t = useT();
  const { rooms } = useRooms(clubId);
  return (
    <RoomSelect
      rooms={rooms}
      hint={t('demo.roomHint')}
      placeholder={t('demo.allRooms')}
      value={values.DisplayGroupId}
      error={errors.DisplayGroupId}
      onChange={(DisplayGroupId) => set({ DisplayGroupId })}
    />
  );
}

function LentStrap({ clubId, form: { values, errors, set } }: PartProps) {
  const received = useCall(listUnknownStraps, { params: { id: clubId } }, { pollEvery: RECEIVED_POLL_MS, quiet: true });
  return (
    <>
      <StrapCodeFields values={values} errors={errors} set={set} />
      <UnknownStraps
        clubId={clubId}
        straps={received.data ?? []}
        onLink={(number) =>
          set({ Model: modelOfStrap(number, values.Model), Code: codeOfStrap(modelOfStrap(number, values.Model), number) })
        }
      />
    </>
  );
}
