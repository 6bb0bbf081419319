import { Switch } from '@mantine/core';
import { EditorSection } from '../../kit/edit/EditorSections.tsx';
import { useT } from '../../platform/phrases.ts';
import type { SectionProps } from './section.ts';

export function PrivacySection({ draft: { values, set } }: SectionProps) {
  const t = useT();
  return (
    <EditorSection id="privacy" title={t('accounts.privacy')} note={t('accounts.wallShows')}>
      <Switch
        label={t('accounts.hideOnWall')}
        description={t('accounts.hideOnWallNote')}
        checked={values.HideOnWall}
        onChange={(event) => set('HideOnWall', event.currentTarget.checked)}
      />
    </EditorSection>
  );
}
