import { Button } from '@mantine/core';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useMayOpen } from '../../platform/access.ts';
import { useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';

/** Live trainings are switched off in the club: whoever may switch them on has the way there, others read who may. */
export function LiveOff() {
  const t = useT();
  const goTo = useGoTo();
  const maySwitch = useMayOpen()('ClubProfile');
  return (
    <EmptyState
      title={t('live.notEnabled')}
      {...(maySwitch && { action: <Button onClick={() => goTo('ClubProfile', 'Settings')}>{t('live.toSettings')}</Button> })}
    >
      {t('live.whoSwitches')}
    </EmptyState>
  );
}
