import { LIVE_VIEW } from '@clubpulse/rules/accounts/roles/views';
import { roomInAddress } from '@clubpulse/rules/live/board/room-address';
import { Button } from '@mantine/core';
import { IconHeartRateMonitor } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './OpenWall.module.css';

export function OpenWall({ loud, roomId }: { loud: boolean; roomId?: number | null }) {
  const t = useT();
  const goTo = useGoTo();
  if (!useStaffClub().EnableLiveTrainings) return null;
  return (
    <Button
      variant={loud ? 'filled' : 'default'}
      className={loud ? classes['volt'] : undefined}
      leftSection={<IconHeartRateMonitor size={18} stroke={1.8} />}
      onClick={() => goTo(LIVE_VIEW, typeof roomId === 'number' ? roomInAddress(roomId) : undefined)}
    >
      {t('training.openWall')}
    </Button>
  );
}
