import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useMayOpen } from '../../platform/access.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';

export function LiveOff() {
  const t = useT();
  const navigate = useNavigate();
  const maySwitch = useMayOpen()('ClubProfile');
  return (
    <EmptyState
      title={t('live.notEnabled')}
      {...(maySwitch && {
        action: (
          <Button onClick={() => void navigate(pathTo('ClubProfile', 'Settings'), { state: { section: 'switched' } })}>
            {t('live.toSettings')}
          </Button>
        ),
      })}
    >
      {t('live.whoSwitches')}
    </EmptyState>
  );
}
