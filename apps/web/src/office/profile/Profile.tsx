import { requiredProfileFields } from '@clubpulse/rules/accounts/users/profile';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconLogout } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { ProfileSubscriptions } from '../../billing/subscriptions/public.ts';
import { MyStraps } from '../../devices/sensors/public.ts';
import { EditorSection, EditorSections } from '../../kit/edit/EditorSections.tsx';
import { SaveBar } from '../../kit/edit/SaveBar.tsx';
import { useDraft } from '../../kit/edit/use-draft.ts';
import { Page } from '../../kit/page/Page.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { showLanguage, useT } from '../../platform/phrases.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { signOut, useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useToday } from '../../platform/use-today.ts';
import { BodySection } from './BodySection.tsx';
import { ClubsSection } from './ClubsSection.tsx';
import { ContactSection, PrivacySection, TrainingSection } from './ContactSection.tsx';
import { DraftFormats } from './DraftFormats.tsx';
import { FormatsSection } from './FormatsSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { errorsOf, valuesOf } from './profile-values.ts';
import { useOutline } from './use-outline.ts';
import { useSaveProfile } from './use-save-profile.ts';
import { ZonesSection } from './ZonesSection.tsx';

/** Oneself: identity, body, zones, straps, formats, contact, privacy, clubs. */
export default function Profile({ rest }: ScreenProps) {
  const t = useT();
  const self = useSelf();
  const draft = useDraft(useMemo(() => valuesOf(self), [self]));
  const { saving, refusedIn, taken, stale, save } = useSaveProfile(self);
  const [tried, setTried] = useState(false);

  const found = errorsOf(draft.values, requiredProfileFields, useToday());
  // Under the fields: what was touched, and everything once saving was tried.
  const shown = Object.fromEntries(
    Object.entries(found).filter(([field]) => tried || draft.changed.some((changed) => changed === field)),
  );
  const errors = { ...refusedIn(draft.values), ...shown };
  const saveAll = async () => {
    setTried(true);
    if (Object.keys(found).length > 0) return false;
    const saved = await save(draft.values);
    if (!saved) return false;
    setTried(false);
    draft.reset();
    toastDone({ title: t('accounts.saved') });
    return true;
  };
  const discard = () => {
    draft.reset();
    setTried(false);
    if (draft.values.Language !== self.Language) void showLanguage(self.Language, { remember: true });
  };
  const outline = useOutline(errors);
  const section = { draft, errors };

  return (
    <Page
      title={t('accounts.profile')}
      actions={
        <Button variant="default" leftSection={<IconLogout size={17} stroke={1.8} />} onClick={() => void signOut()}>
          {t('shell.signOut')}
        </Button>
      }
    >
      <DraftFormats values={draft.values}>
        <EditorSections
          outline={outline}
          notices={
            stale && (
              <Banner tone="warn" icon={IconAlertTriangle}>
                {t('accounts.staleReloaded')}
              </Banner>
            )
          }
        >
          <IdentitySection {...section} email={self.Email} taken={taken} />
          <BodySection {...section} />
          <ZonesSection {...section} />
          <EditorSection id="straps" title={t('devices.straps')}>
            <MyStraps userId={self.UserId} />
          </EditorSection>
          {self.AvailableRoles.Athlete.length > 0 && (
            <EditorSection id="subscriptions" title={t('billing.catalogue')}>
              <ProfileSubscriptions userId={self.UserId} />
            </EditorSection>
          )}
          <FormatsSection {...section} onLanguage={(language) => void showLanguage(language, { remember: true })} />
          <PrivacySection {...section} />
          <ContactSection {...section} />
          <TrainingSection {...section} />
          <ClubsSection />
          {rest}
          <SaveBar
            changes={draft.changed.length}
            errors={Object.keys(errors).length}
            saving={saving}
            onSave={saveAll}
            onDiscard={discard}
          />
        </EditorSections>
      </DraftFormats>
    </Page>
  );
}
