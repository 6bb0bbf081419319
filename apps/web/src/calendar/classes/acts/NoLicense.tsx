import { Button } from '@mantine/core';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { useMayOpen } from '../../../platform/access.ts';
import { useT } from '../../../platform/phrases.ts';
import { useGoTo } from '../../../platform/routes.ts';

export function NoLicense({ words }: { words: string }) {
  const t = useT();
  const goTo = useGoTo();
  const mayOpen = useMayOpen();
  return (
    <EmptyState
      title={words}
      action={mayOpen('ClubLicenses') && <Button onClick={() => goTo('ClubLicenses')}>{t('clubs.licenses')}</Button>}
    >
      {t('clubs.lic.goesOn')}
    </EmptyState>
  );
}
