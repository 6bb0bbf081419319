import { type ClubDetails, clubPatchSchema } from '@clubpulse/contract/clubs/clubs';
import { getClub, patchClub } from '@clubpulse/contract/clubs/clubs.calls';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { CurrencyField } from '../../accounts/lookups/public.ts';
import { useNameTakenText } from '../../clubs/clubs/public.ts';
import { Pair } from '../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { Wizard } from '../../kit/wizard/Wizard.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import type { StepProps } from './step.ts';

const placeSchema = clubPatchSchema
  .pick({ Name: true, Address: true, Currency: true, Language: true })
  .required()
  .refine(({ Address }) => Address !== null, { path: ['Address'], message: 'field-required' });

export function PlaceStep(props: StepProps) {
  const { ClubId } = useStaffClub();
  const club = useCall(getClub, { params: { id: ClubId } });
  return (
    <QueryResult query={club} loading={<SkeletonScreen />}>
      {(found) => <PlaceForm club={found} {...props} />}
    </QueryResult>
  );
}

function PlaceForm({ club, frame, nextLabel, onDone }: StepProps & { club: ClubDetails }) {
  const t = useT();
  const saved = useMemo(
    () => ({ Name: club.Name, Address: club.Address ?? '', Currency: club.Currency, Language: club.Language }),
    [club],
  );
  const form = useForm({ saved, check: bySchema(placeSchema) });
  const { values, errors, set } = form;
  const taken = useNameTakenText({ clubId: club.ClubId, name: club.Name }, values.Name);
  const save = useChange(patchClub, { quiet: true, onDone });
  return (
    <Wizard
      {...frame}
      title={t('firstClub.place.title')}
      lead={t('firstClub.place.lead')}
      next={{ label: nextLabel, busy: form.saving }}
      onNext={form.submit((body) => save.mutateAsync({ params: { id: club.ClubId }, body }))}
      skip={{ label: t('firstClub.skip'), onSkip: onDone }}
    >
      <TextInput
        label={t('kit.name')}
        withAsterisk
        maxLength={100}
        value={values.Name}
        error={errors.Name ?? taken}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
      <TextInput
        label={t('kit.address')}
        withAsterisk
        maxLength={300}
        autoComplete="street-address"
        value={values.Address}
        error={errors.Address}
        onChange={(event) => set({ Address: event.currentTarget.value })}
      />
      <Pair>
        <CurrencyField
          label={t('clubs.newCurrency')}
          disabled={club.CurrencyFixed}
          value={values.Currency}
          error={errors.Currency}
          onChange={(Currency) => set({ Currency })}
        />
        <ChoiceField<Language>
          label={t('firstClub.place.language')}
          allowDeselect={false}
          value={values.Language}
          error={errors.Language}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => value !== null && set({ Language: value })}
        />
      </Pair>
      <Refusal words={form.refusal} />
    </Wizard>
  );
}
