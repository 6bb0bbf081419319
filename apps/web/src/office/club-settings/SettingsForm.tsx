import type { ClubDetails, ClubUpdate } from '@clubpulse/contract/clubs/clubs';
import { getClub, updateClub } from '@clubpulse/contract/clubs/clubs.calls';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Kiosks } from '../../clubs/kiosks/public.ts';
import { Tags } from '../../clubs/tags/public.ts';
import { EditorSection, EditorSections } from '../../kit/edit/EditorSections.tsx';
import { FormBar } from '../../kit/edit/FormBar.tsx';
import { useSectionOfLink } from '../../kit/edit/section-of-link.ts';
import { lazyRule, useLazyCheck } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { ApiError, callKey, change, queryClient } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useClubs } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { barEffects, Effects } from './Effects.tsx';
import { LastChanges } from './LastChanges.tsx';
import { PartsSections } from './PartsSections.tsx';
import { PlaceSections } from './PlaceSections.tsx';
import classes from './SettingsForm.module.css';
import { useSettingsOutline } from './use-settings-outline.ts';

const check = lazyRule(() => import('./settings-check.ts').then((it) => it.checkSettings));
const DeleteClub = lazyComponent(() => import('./DeleteClub.tsx').then((it) => it.DeleteClub));

export function SettingsForm({ club }: { club: ClubDetails }) {
  const t = useT();
  const { ClubId } = club;
  const { selectClub } = useClubs();
  const form = useForm({
    saved: useMemo(() => settingsOf(club), [club]),
    check: useLazyCheck(check, (found) => found),
    early: true,
  });
  const { values, changed } = form;
  useSectionOfLink();
  const [refusedFor, setFreeName] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const outline = useSettingsOutline(ClubId, form);

  const save = async (body: ClubUpdate) => {
    setFreeName(null);
    const params = { id: ClubId };
    try {
      const stored = await change(updateClub, { params, body }, { quiet: true, reloads: [getClub] });
      queryClient.setQueryData(callKey(getClub, { params }), stored);
      selectClub(stored);
      return stored;
    } catch (error) {
      if (error instanceof ApiError && error.is('ClubNameTaken')) setFreeName(String(error.values['free']));
      // The club is reloaded, so that fields that were not edited show the changes of another user.
      if (error instanceof ApiError && error.is('StaleRowVersion'))
        void queryClient.invalidateQueries({ queryKey: callKey(getClub, { params }) });
      throw error;
    }
  };

  return (
    <EditorSections
      notices={<Refusal words={form.refusal} />}
      outline={outline}
      aside={
        <div className={classes['aside']}>
          <Effects saved={club} values={values} changed={changed} />
          <Kiosks clubId={ClubId} />
          <LastChanges club={club} />
        </div>
      }
    >
      <PlaceSections club={club} form={form} refusedFor={refusedFor} onFreeName={setFreeName} />
      <EditorSection id="groups" title={t('clubs.tags')} note={t('clubs.tagsNote')}>
        <Tags clubId={ClubId} />
      </EditorSection>
      <PartsSections clubId={ClubId} form={form} />
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
