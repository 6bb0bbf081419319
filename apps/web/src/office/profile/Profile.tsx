import { requiredProfileFields } from '@clubpulse/rules/accounts/users/required-fields';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconLogout } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { MySharing } from '../../accounts/consents/public.ts';
import { MyWatches } from '../../accounts/watches/public.ts';
import { MyFamilyDebts } from '../../billing/family-debts/public.ts';
import { ProfileSubscriptions } from '../../billing/subscriptions/public.ts';
import { MyStraps } from '../../devices/sensors/public.ts';
import { EditorSection, EditorSections } from '../../kit/edit/EditorSections.tsx';
import { FormBar } from '../../kit/edit/FormBar.tsx';
import { useSectionOfLink } from '../../kit/edit/section-of-link.ts';
import { byRule, useLazyCheck } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Page } from '../../kit/page/Page.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { MyCorrections } from '../../members/adding/public.ts';
import { MyFamilies } from '../../members/families/public.ts';
import { FormatsContext, makeFormats } from '../../platform/formats.ts';
import { showLanguage, translate, useLanguage, useT } from '../../platform/phrases.ts';
import { signOut, useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useToday } from '../../platform/use-today.ts';
import { ProposedMaximum } from '../../training/max-heart-rate/public.ts';
import { MyWearables } from '../../training/wearables/public.ts';
import { AccountSection } from '../account/public.ts';
import { NotificationSettings } from '../notifications/public.ts';
import { type ProfileValues, valuesOf } from './profile-values.ts';
import { BodySection } from './sections/BodySection.tsx';
import { ClubsSection } from './sections/ClubsSection.tsx';
import { ContactSection, PrivacySection, TrainingSection } from './sections/ContactSection.tsx';
import { FormatsSection } from './sections/FormatsSection.tsx';
import { IdentitySection } from './sections/IdentitySection.tsx';
import { ZonesSection, zoneFields } from './sections/ZonesSection.tsx';
import { useOutline } from './use-outline.ts';
import { profileCheck, profileErrorsOf, useSaveProfile } from './use-save-profile.ts';

export default function Profile() {
  const t = useT();
  const self = useSelf();
  const today = useToday();
  const { taken, stale, save } = useSaveProfile(self);
  const form = useForm({
    saved: useMemo(() => valuesOf(self), [self]),
    check: useLazyCheck(profileCheck, (errorsOf) =>
      byRule((values: ProfileValues) => errorsOf(values, requiredProfileFields(self, values), today)),
    ),
    early: true,
    wordsOf: profileErrorsOf,
  });
  const outline = useOutline(form.errors);
  useSectionOfLink();
  const section = { draft: form, errors: form.errors };

  return (
    <Page
      title={t('accounts.profile')}
      actions={
        <Button variant="default" leftSection={<IconLogout size={17} stroke={1.8} />} onClick={() => void signOut()}>
          {t('shell.signOut')}
        </Button>
      }
    >
      <DraftFormats values={form.values}>
        <EditorSections
          outline={outline}
          notices={
            <>
              {stale && (
                <Banner tone="warn" icon={IconAlertTriangle}>
                  {t('accounts.staleReloaded')}
                </Banner>
              )}
              <MyCorrections userId={self.UserId} />
              <ProposedMaximum userId={self.UserId} />
            </>
          }
        >
          <IdentitySection {...section} email={self.Email} isConfirmed={self.EmailConfirmed} taken={taken} />
          <BodySection {...section} />
          <ZonesSection {...section} />
          <EditorSection id="straps" title={t('devices.straps')}>
            <MyStraps userId={self.UserId} />
            <MyWearables userId={self.UserId} />
          </EditorSection>
          {self.AvailableRoles.Athlete.length > 0 && (
            <EditorSection id="subscriptions" title={t('billing.catalogue')}>
              <ProfileSubscriptions userId={self.UserId} />
            </EditorSection>
          )}
          <FormatsSection {...section} onLanguage={(language) => void showLanguage(language, { remember: true })} />
          <PrivacySection {...section} />
          {self.AvailableRoles.Athlete.length > 0 && (
            <EditorSection id="shared" title={t('accounts.shared')} note={t('accounts.sharedNote')}>
              <MySharing userId={self.UserId} />
            </EditorSection>
          )}
          {self.AvailableRoles.Athlete.length > 0 && (
            <EditorSection id="family" title={t('members.family')} note={t('members.familyNote')}>
              <MyFamilies userId={self.UserId} />
              <MyFamilyDebts userId={self.UserId} />
            </EditorSection>
          )}
          <EditorSection id="follows" title={t('accounts.follows')} note={t('accounts.followsNote')}>
            <MyWatches userId={self.UserId} />
          </EditorSection>
          <EditorSection id="notifications" title={t('notifications.title')}>
            <NotificationSettings userId={self.UserId} />
          </EditorSection>
          <ContactSection {...section} />
          <TrainingSection {...section} />
          <ClubsSection />
          <AccountSection />
          <FormBar
            form={form}
            save={save}
            wrong={zoneFields.some((field) => form.errors[field] !== undefined) ? t('accounts.toCorrectZones') : undefined}
            onSaved={() => toastDone({ title: translate('accounts.saved') })}
            onDiscard={() => {
              if (form.values.Language !== self.Language) void showLanguage(self.Language, { remember: true });
            }}
          />
        </EditorSections>
      </DraftFormats>
    </Page>
  );
}

function DraftFormats({ values, children }: { values: ProfileValues; children: ReactNode }) {
  const Language = useLanguage();
  const { DateFormat, TimeFormat, FirstDayOfWeek, UnitSystem, TimeZone } = values;
  const formats = useMemo(
    () => makeFormats({ Language, DateFormat, TimeFormat, FirstDayOfWeek, UnitSystem, TimeZone }),
    [Language, DateFormat, TimeFormat, FirstDayOfWeek, UnitSystem, TimeZone],
  );
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}
