import { type ClubDetails, type ClubUpdate, clubTextMax, type JoinMode } from '@clubpulse/contract/clubs/clubs';
import { getClub, updateClub } from '@clubpulse/contract/clubs/clubs.calls';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { languages } from '@clubpulse/contract/scalars';
import { Button, Switch, TextInput } from '@mantine/core';
import {
  IconBarbell,
  IconBell,
  IconCreditCard,
  IconDoorEnter,
  IconMapPin,
  IconTags,
  IconToggleRight,
  IconTrash,
} from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { ClubLogo } from '../../accounts/images/public.ts';
import { CurrencyField, TimeZoneField } from '../../accounts/lookups/public.ts';
import { StaffDemand } from '../../accounts/security/public.ts';
import { PaymentAccounts, PaymentSwitches } from '../../billing/payment-accounts/public.ts';
import { useFreeName } from '../../clubs/clubs/public.ts';
import { Kiosks } from '../../clubs/kiosks/public.ts';
import { Tags } from '../../clubs/tags/public.ts';
import { EditorSection, EditorSections, outlineOf, Pair } from '../../kit/edit/EditorSections.tsx';
import { FormBar } from '../../kit/edit/FormBar.tsx';
import { useSectionOfLink } from '../../kit/edit/section-of-link.ts';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { ruleLater, useCheckLater } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { later } from '../../kit/later.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { ApiError, callKey, change, queryClient, useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { languageNames, type PhraseKey, useT } from '../../platform/phrases.ts';
import { useClubs } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { barEffects, Effects } from './Effects.tsx';
import { LastChanges } from './LastChanges.tsx';
import { Loads } from './Loads.tsx';
import classes from './SettingsForm.module.css';

const check = ruleLater(() => import('./settings-check.ts').then((it) => it.checkSettings));
const DeleteClub = later(() => import('./DeleteClub.tsx').then((it) => it.DeleteClub));

const flags = [
  ['EnableLiveTrainings', 'clubs.set.live', 'clubs.set.liveNote'],
  ['EnableClassSessions', 'clubs.set.classSessions', 'clubs.set.classSessionsNote'],
  ['EnableActivities', 'clubs.set.activities', 'clubs.set.activitiesNote'],
  ['EnableLeads', 'clubs.set.leads', 'clubs.set.leadsNote'],
  ['EnableUserRankings', 'clubs.set.rankings', 'clubs.set.rankingsNote'],
  ['EnableTrainerRankings', 'clubs.set.trainerRankings', 'clubs.set.trainerRankingsNote'],
  ['EnableWorkoutSheets', 'clubs.set.sheets', 'clubs.set.sheetsNote'],
  ['EnableOnDemand', 'clubs.set.onDemand', 'clubs.set.onDemandNote'],
  ['EnableFirstTrainingMail', 'clubs.set.firstTraining', 'clubs.set.firstTrainingNote'],
] as const satisfies readonly (readonly [keyof ClubUpdate, PhraseKey, PhraseKey])[];

const switchClasses = {
  label: classes['label'],
  description: classes['note'],
  track: classes['track'],
  thumb: classes['thumb'],
};

const joinModes = [
  ['Open', 'clubs.set.joinOpen'],
  ['Approval', 'clubs.set.joinApproval'],
  ['Invitation', 'clubs.set.joinInvitation'],
] as const satisfies readonly (readonly [JoinMode, PhraseKey])[];

const sections = [
  {
    id: 'place',
    group: 'kit.club',
    icon: IconMapPin,
    label: 'clubs.set.place',
    fields: ['Name', 'Website', 'Address', 'Phone', 'Email', 'Currency', 'TimeZone', 'Language'],
  },
  {
    id: 'joining',
    group: 'kit.club',
    icon: IconDoorEnter,
    label: 'clubs.set.joining',
    fields: ['Code', 'JoinMode', 'DiscountCode'],
  },
  { id: 'groups', group: 'kit.club', icon: IconTags, label: 'clubs.tags', fields: [] },
  { id: 'switched', group: 'clubs.set.parts', icon: IconToggleRight, label: 'clubs.set.switched', fields: ['NewUserDays'] },
  {
    id: 'loads',
    group: 'clubs.set.parts',
    icon: IconBarbell,
    label: 'clubs.set.loads',
    fields: ['UnitSystem', 'BarStep', 'HandStep'],
  },
  {
    id: 'reminders',
    group: 'clubs.set.parts',
    icon: IconBell,
    label: 'clubs.set.reminders',
    fields: ['WelcomeBackWeeks', 'ReminderWeeks'],
  },
  {
    id: 'money',
    group: 'clubs.set.parts',
    icon: IconCreditCard,
    label: 'clubs.set.money',
    fields: ['EnableOnlinePayments', 'EnableStore'],
  },
  { id: 'end', group: 'clubs.set.end', icon: IconTrash, label: 'clubs.set.delete', fields: [] },
] as const;

type Text = 'Name' | 'Website' | 'Address' | 'Phone' | 'Email' | 'Code' | 'DiscountCode';

export function SettingsForm({ club }: { club: ClubDetails }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId } = club;
  const { selectClub } = useClubs();
  const form = useForm({
    saved: useMemo(() => settingsOf(club), [club]),
    check: useCheckLater(check, (found) => found),
    early: true,
  });
  const { values, set, errors, changed } = form;
  useSectionOfLink();
  const [refusedFor, setFreeName] = useState<string | null>(null);
  const typedFor = useFreeName({ clubId: ClubId, name: club.Name }, values.Name);
  const freeName = refusedFor ?? typedFor;
  const [isDeleting, setDeleting] = useState(false);

  const save = async (body: ClubUpdate) => {
    setFreeName(null);
    const params = { id: ClubId };
    try {
      const stored = await change(updateClub, { params, body }, { quiet: true, told: [getClub] });
      queryClient.setQueryData(callKey(getClub, { params }), stored);
      selectClub(stored);
      return stored;
    } catch (error) {
      if (error instanceof ApiError && error.is('ClubNameTaken')) setFreeName(String(error.values['free']));
      // Shows changes of another user in the fields that were not edited.
      if (error instanceof ApiError && error.is('StaleRowVersion'))
        void queryClient.invalidateQueries({ queryKey: callKey(getClub, { params }) });
      throw error;
    }
  };

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
          if (name === 'Name') setFreeName(null);
        }}
        {...props}
      />
    );
  };

  const groups = useCall(listTags, { params: { id: ClubId } }, { quiet: true }).data;
  const on = flags.filter(([name]) => values[name]).length;
  const counts: Partial<Record<(typeof sections)[number]['id'], string | undefined>> = {
    groups: groups && formats.number(groups.length),
    switched: t('clubs.set.onOf', { on: formats.number(on), all: formats.number(flags.length) }),
  };

  return (
    <EditorSections
      notices={<Refusal words={form.refusal} />}
      outline={outlineOf(
        sections.map((section) => ({
          ...section,
          label: t(section.label),
          group: t(section.group),
          count: counts[section.id],
        })),
        errors,
      )}
      aside={
        <div className={classes['aside']}>
          <Effects saved={club} values={values} changed={changed} />
          <Kiosks clubId={ClubId} />
          <LastChanges club={club} />
        </div>
      }
    >
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
                setFreeName(null);
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
      <EditorSection id="groups" title={t('clubs.tags')} note={t('clubs.tagsNote')}>
        <Tags clubId={ClubId} />
      </EditorSection>
      <EditorSection id="switched" title={t('clubs.set.switched')}>
        <Pair>
          {flags.map(([name, label, note]) => (
            <Switch
              key={name}
              label={t(label)}
              description={t(note)}
              checked={values[name]}
              classNames={switchClasses}
              onChange={(event) => set({ [name]: event.currentTarget.checked })}
            />
          ))}
        </Pair>
        <NumberField
          label={t('clubs.set.newDays')}
          description={t('clubs.set.newDaysNote')}
          unit={t('clubs.set.days')}
          value={values.NewUserDays}
          error={errors.NewUserDays}
          onChange={(value) => set({ NewUserDays: value ?? Number.NaN })}
        />
        <StaffDemand clubId={ClubId} />
      </EditorSection>
      <EditorSection id="loads" title={t('clubs.set.loads')}>
        <Loads values={values} errors={errors} set={set} />
      </EditorSection>
      <EditorSection id="reminders" title={t('clubs.set.reminders')}>
        <NumberField
          label={t('clubs.set.welcomeBack')}
          unit={t('clubs.set.weeks')}
          value={values.WelcomeBackWeeks}
          error={errors.WelcomeBackWeeks}
          onChange={(value) => set({ WelcomeBackWeeks: value ?? Number.NaN })}
        />
        <NumberField
          label={t('clubs.set.remind')}
          description={t('clubs.set.remindNote')}
          unit={t('clubs.set.weeks')}
          value={values.ReminderWeeks}
          error={errors.ReminderWeeks}
          onChange={(value) => set({ ReminderWeeks: value ?? Number.NaN })}
        />
      </EditorSection>
      <EditorSection id="money" title={t('clubs.set.money')}>
        <PaymentAccounts clubId={ClubId} />
        <PaymentSwitches values={values} classNames={switchClasses} onChange={set} />
      </EditorSection>
      <EditorSection id="end" title={t('clubs.set.end')} note={t('clubs.set.deleteNote')}>
        <div>
          <Button variant="default" className={classes['danger']} onClick={() => setDeleting(true)}>
            {t('clubs.set.delete')}
          </Button>
        </div>
      </EditorSection>
      <FormBar
        form={form}
        save={save}
        effects={barEffects({ values, changed })}
        onSaved={() => toastDone({ title: t('clubs.set.saved'), clears: 'update-failed' })}
      />
      {isDeleting && <DeleteClub clubId={ClubId} name={club.Name} onClose={() => setDeleting(false)} />}
    </EditorSections>
  );
}

interface LookupsProps {
  values: ClubUpdate;
  errors: Partial<Record<string, string>>;
  /** The club has sales: the currency can not change. */
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

const settingsOf = (club: ClubDetails): ClubUpdate => ({
  Name: club.Name,
  Address: club.Address,
  Website: club.Website,
  Phone: club.Phone,
  Email: club.Email,
  Currency: club.Currency,
  TimeZone: club.TimeZone,
  Language: club.Language,
  Code: club.Code ?? '',
  JoinMode: club.JoinMode,
  DiscountCode: club.DiscountCode,
  EnableLiveTrainings: club.EnableLiveTrainings,
  EnableClassSessions: club.EnableClassSessions,
  EnableActivities: club.EnableActivities,
  EnableUserRankings: club.EnableUserRankings,
  EnableTrainerRankings: club.EnableTrainerRankings,
  EnableLeads: club.EnableLeads,
  EnableWorkoutSheets: club.EnableWorkoutSheets,
  EnableOnDemand: club.EnableOnDemand,
  EnableFirstTrainingMail: club.EnableFirstTrainingMail,
  EnableOnlinePayments: club.EnableOnlinePayments,
  EnableStore: club.EnableStore,
  NewUserDays: club.NewUserDays,
  ReminderWeeks: club.ReminderWeeks,
  WelcomeBackWeeks: club.WelcomeBackWeeks,
  UnitSystem: club.UnitSystem,
  BarStep: club.BarStep,
  HandStep: club.HandStep,
  RowVersion: club.RowVersion,
});
