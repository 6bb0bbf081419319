import { TextInput } from '@mantine/core';
import { useRooms } from '../../../../devices/rooms/public.ts';
import { EditorSection, Pair } from '../../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx';
import { useT } from '../../../../platform/phrases.ts';
import type { FormProps } from './form.ts';
import { NumberField } from './NumberField.tsx';

export function PlacesSection({ draft, errors, clubId }: FormProps) {
  const t = useT();
  const { values, set } = draft;
  const { rooms } = useRooms(clubId);
  return (
    <EditorSection id="places" title={t('kit.seats')} note={t('calendar.placesNote')}>
      <Pair>
        <ChoiceField
          label={t('kit.room')}
          placeholder={t('kit.noRoom')}
          clearable
          data={rooms.map((room) => ({ value: String(room.DisplayGroupId), label: room.Name }))}
          value={values.DisplayGroupId === null ? null : String(values.DisplayGroupId)}
          error={errors['DisplayGroupId']}
          onChange={(value) => set({ DisplayGroupId: value === null ? null : Number(value) })}
        />
        <TextInput
          label={t('calendar.location')}
          placeholder={t('calendar.locationHint')}
          value={values.Location}
          error={errors['Location']}
          onChange={(event) => set({ Location: event.currentTarget.value })}
        />
      </Pair>
      <Pair>
        <NumberField draft={draft} errors={errors} name="MaxInSiteParticipants" label="calendar.seatsInSite" />
        <NumberField draft={draft} errors={errors} name="MaxRemoteParticipants" label="calendar.seatsRemote" />
      </Pair>
      {(values.MaxRemoteParticipants ?? 0) > 0 && (
        <TextInput
          label={t('calendar.remoteLink')}
          description={t('calendar.remoteLinkNote')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="url"
          value={values.RemoteLink}
          error={errors['RemoteLink']}
          onChange={(event) => set({ RemoteLink: event.currentTarget.value })}
        />
      )}
    </EditorSection>
  );
}
