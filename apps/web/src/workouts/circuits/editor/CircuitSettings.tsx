import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { uploadCircuitPicture } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { maySwitchOff } from '@clubpulse/rules/workouts/circuits/circuit-problems';
import { Switch, Textarea, TextInput } from '@mantine/core';
import { ImageField } from '../../../accounts/images/public.ts';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { TagsField } from '../../../kit/fields/TagsField.tsx';
import { change } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { CircuitTimes } from './CircuitTimes.tsx';
import classes from './circuit.module.css';
import type { CircuitForm } from './circuit-values.ts';

interface CircuitSettingsProps {
  form: CircuitForm;
  rooms: readonly DisplayGroup[];
  tags: readonly string[];
}

export function CircuitSettings({ form, rooms, tags }: CircuitSettingsProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { values, errors, set } = form;
  const { Stations, StationsActive } = values;
  const locked = StationsActive && !maySwitchOff(Stations);
  return (
    <div className={classes['settings']}>
      <TextInput
        label={t('kit.name')}
        withAsterisk
        value={values.Name}
        error={errors.Name}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
      <ChoiceField
        label={t('kit.room')}
        placeholder={t('circuits.anyRoom')}
        clearable
        data={rooms.map((room) => ({ value: String(room.DisplayGroupId), label: room.Name }))}
        value={values.DisplayGroupId === null ? null : String(values.DisplayGroupId)}
        error={errors.DisplayGroupId}
        onChange={(next) => set({ DisplayGroupId: next === null ? null : Number(next) })}
      />
      <CircuitTimes form={form} />
      <div>
        <Switch
          label={t('circuits.tv.stations')}
          description={
            locked
              ? t('circuits.stationsLocked', { count: Stations.length })
              : StationsActive
                ? undefined
                : t('circuits.stationsOffNote')
          }
          checked={StationsActive}
          disabled={locked}
          error={errors.StationsActive}
          onChange={(event) => set({ StationsActive: event.currentTarget.checked })}
        />
      </div>
      <TagsField
        label={t('workouts.section.tags')}
        data={tags}
        value={values.Tags}
        error={errors.Tags}
        onChange={(next) => set({ Tags: next })}
      />
      <Textarea
        label={t('kit.description')}
        autosize
        minRows={2}
        value={values.Description}
        error={errors.Description}
        onChange={(event) => set({ Description: event.currentTarget.value })}
      />
      <div>
        <ImageField
          kind="exercise"
          label={t('kit.picture')}
          note={t('circuits.pictureNote')}
          uri={values.PictureUri}
          upload={(body) => change(uploadCircuitPicture, { params: { id }, body }, { quiet: true })}
          onStored={(PictureUri) => set({ PictureUri })}
          remove={() => set({ PictureUri: null })}
        />
        {errors.PictureUri !== undefined && (
          <small className={classes['wrong']} role="alert">
            {errors.PictureUri}
          </small>
        )}
      </div>
      <Switch
        label={t('workouts.isPublished')}
        checked={values.Published}
        onChange={(event) => set({ Published: event.currentTarget.checked })}
      />
    </div>
  );
}
