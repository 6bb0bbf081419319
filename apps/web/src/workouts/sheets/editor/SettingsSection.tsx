import { equipmentPlaces } from '@clubpulse/contract/clubs/equipments';
import { sheetTypes } from '@clubpulse/contract/workouts/sheets/program';
import { SHEET_FOLDER_MAX, SHEET_NAME_MAX, sheetIntensities } from '@clubpulse/contract/workouts/sheets/sheets';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { EditorSection, Pair } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useT } from '../../../platform/phrases.ts';
import { optionsOf } from '../../exercises/public.ts';
import type { SheetForm } from './sheet-values.ts';

const NONE = '';
const flags = ['Shareable', 'Publishable', 'VisibleToAll', 'ClonableToPersonal', 'Template'] as const;

export function SettingsSection({ form: { values, errors, set }, own }: { form: SheetForm; own: boolean }) {
  const t = useT();
  return (
    <EditorSection id="settings" title={t('sheets.settings')}>
      <TextInput
        label={t('kit.name')}
        withAsterisk
        maxLength={SHEET_NAME_MAX}
        value={values.Name}
        error={errors['Name']}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
      <Pair>
        <Segmented
          label={t('kit.type')}
          titled
          fullWidth
          value={values.Type}
          options={optionsOf(sheetTypes, (one) => t(`sheets.type.${one}`))}
          onChange={(Type) => set({ Type })}
        />
        <ChoiceField
          label={t('workouts.placeFilter')}
          data={optionsOf(equipmentPlaces, (one) => t(`clubs.equipmentAt-${one}`))}
          value={values.Location}
          onChange={(place) => set({ Location: place ?? values.Location })}
        />
      </Pair>
      <Pair>
        <TextInput
          label={t('sheets.folder')}
          maxLength={SHEET_FOLDER_MAX}
          value={values.Folder}
          error={errors['Folder']}
          onChange={(event) => set({ Folder: event.currentTarget.value })}
        />
        <ChoiceField
          label={t('sheets.intensity')}
          data={[
            { value: NONE, label: t('sheets.noIntensity') },
            ...optionsOf(sheetIntensities, (one) => t(`sheets.intensity.${one}`)),
          ]}
          value={values.Intensity ?? NONE}
          onChange={(value) => set({ Intensity: sheetIntensities.find((one) => one === value) ?? null })}
        />
      </Pair>
      <Textarea
        label={t('kit.description')}
        autosize
        minRows={2}
        value={values.Description}
        error={errors['Description']}
        onChange={(event) => set({ Description: event.currentTarget.value })}
      />
      {!own &&
        flags.map((flag) => (
          <Checkbox
            key={flag}
            label={t(`sheets.flag.${flag}`)}
            checked={values[flag]}
            onChange={(event) => set({ [flag]: event.currentTarget.checked })}
          />
        ))}
    </EditorSection>
  );
}
