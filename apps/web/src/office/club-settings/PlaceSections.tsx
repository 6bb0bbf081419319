import { type ClubDetails, type ClubUpdate, clubTextMax, type JoinMode } from '@clubpulse/contract/clubs/clubs';
import { languages } from '@clubpulse/contract/scalars';
import { Button, TextInput } from '@mantine/core';
import { ClubLogo } from '../../accounts/images/public.ts';
import { CurrencyField, TimeZoneField } from '../../accounts/lookups/public.ts';
import { useFreeName } from '../../clubs/clubs/public.ts';
import { EditorSection, Pair } from '../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { languageNames, type PhraseKey, useT } from '../../platform/phrases.ts';
import classes from './SettingsForm.module.css';

const joinModes = [
  ['Open', 'clubs.set.joinOpen'],
  ['Approval', 'clubs.set.joinApproval'],
  ['Invitation', 'clubs.set.joinInvitation'],
] as const satisfies readonly (readonly [JoinMode, PhraseKey])[];

type Text = 'Name' | 'Website' | 'Address' | 'Phone' | 'Email' | 'Code' | 'DiscountCode';

interface PlaceSectionsProps {
  club: ClubDetails;
  form: Form<ClubUpdate>;
  /** The free name that the server proposed when it refused the typed name. */
  refusedFor: string | null;
  onFreeName: (name: string | null) => void;
}

export function PlaceSections({ club, form, refusedFor, onFreeName }: PlaceSectionsProps) {
  const t = useT();
  const { values, errors, set } = form;
  const { ClubId } = club;
  const typedFor = useFreeName({ clubId: ClubId, name: club.Name }, values.Name);
  const freeName = refusedFor ?? typedFor;
  const text = (
    name: Text,
    label: PhraseKey,
    field: { description?: string; required?: true; type?: string; error?: string } = {},
  ) => {
    const { required = false, ...props } = field;
    return (
      <TextInput
        label={t(label)}
        withAsterisk={required}
        maxLength={clubTextMax[name]}
        value={values[name] ?? ''}
        error={errors[name]}
        onChange={(event) => {
          set({ [name]: event.currentTarget.value });
          if (name === 'Name') onFreeName(null);
        }}
        {...props}
      />
    );
  };
  return (
    <>
      <EditorSection id="place" title={t('clubs.set.place')}>
        <ClubLogo clubId={ClubId} uri={club.PictureUri} />
        <div>
          {text('Name', 'kit.name', {
            required: true,
            ...(typedFor === null || errors.Name !== undefined
              ? {}
              : { error: t('error.ClubNameTaken', { name: values.Name, free: typedFor }) }),
          })}
          {freeName !== null && (
            <Button
              variant="default"
              className={classes['free']}
              onClick={() => {
                set({ Name: freeName });
                onFreeName(null);
              }}
            >
              {t('clubs.set.takeName', { name: freeName })}
            </Button>
          )}
        </div>
        {text('Address', 'kit.address')}
        {text('Website', 'clubs.set.website', { type: 'url' })}
        <Pair>
          {text('Phone', 'clubs.set.phone', { type: 'tel' })}
          {text('Email', 'kit.email', { type: 'email' })}
        </Pair>
        <Lookups values={values} errors={errors} isFixed={club.CurrencyFixed} set={set} />
      </EditorSection>
      <EditorSection id="joining" title={t('clubs.set.joining')}>
        <Pair>
          {text('Code', 'clubs.set.code', { required: true, description: t('clubs.set.codeNote') })}
          <ChoiceField<JoinMode>
            label={t('clubs.set.joinMode')}
            description={t('clubs.set.joinModeNote')}
            allowDeselect={false}
            value={values.JoinMode}
            data={joinModes.map(([value, label]) => ({ value, label: t(label) }))}
            onChange={(JoinMode) => JoinMode !== null && set({ JoinMode })}
          />
        </Pair>
        {text('DiscountCode', 'clubs.set.discountCode')}
      </EditorSection>
    </>
  );
}

interface LookupsProps {
  values: ClubUpdate;
  errors: Partial<Record<string, string>>;
  /** True for a club with sales, which cannot change its currency. */
  isFixed: boolean;
  set: (changes: Partial<ClubUpdate>) => void;
}

function Lookups({ values, errors, isFixed, set }: LookupsProps) {
  const t = useT();
  return (
    <Pair>
      <CurrencyField
        label={t('clubs.set.currency')}
        {...(isFixed ? { description: t('clubs.set.currencyFixed') } : {})}
        disabled={isFixed}
        value={values.Currency}
        error={errors['Currency']}
        onChange={(Currency) => set({ Currency })}
      />
      <TimeZoneField
        label={t('accounts.timeZone')}
        value={values.TimeZone}
        error={errors['TimeZone']}
        onChange={(TimeZone) => set({ TimeZone })}
      />
      <ChoiceField
        label={t('clubs.set.language')}
        description={t('clubs.set.languageNote')}
        allowDeselect={false}
        value={values.Language}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(value) => {
          const language = languages.find((one) => one === value);
          if (language !== undefined) set({ Language: language });
        }}
      />
    </Pair>
  );
}
