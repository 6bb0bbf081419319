import { Button } from '@mantine/core';
import { IconBluetooth } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { keptBeats } from './kept-beats.ts';
import { sendKeptBeats } from './send-beats.ts';

/** The way to train with this device as one's own bridge, where it can be one. What an earlier training left behind goes out. */
export function OwnStrapLink() {
  const t = useT();
  const { UserId } = useSelf();
  useEffect(() => {
    if (keptBeats(UserId) > 0) void sendKeptBeats(UserId);
  }, [UserId]);
  return (
    <div>
      <Button
        component={Link}
        to={pathTo('OwnStrap')}
        variant="default"
        size="lg"
        leftSection={<IconBluetooth size={20} stroke={1.8} aria-hidden="true" />}
      >
        {t('ownStrap.title')}
      </Button>
    </div>
  );
}
