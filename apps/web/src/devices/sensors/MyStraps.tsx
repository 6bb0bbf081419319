import type { Sensor } from '@clubpulse/contract/devices/sensors';
import { listUserSensorClaims, listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { getUserLive, hasLiveSignal, heartOf } from '@clubpulse/contract/live/board.calls';
import { Button } from '@mantine/core';
import { IconHeartbeat, IconHeartOff, IconLinkOff, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './MyStraps.module.css';
import { modelLabels } from './model-labels.ts';
import { StrapClaims } from './StrapClaims.tsx';
import { UnlinkStrap } from './UnlinkStrap.tsx';

const LinkOwnStrap = lazyComponent(() => import('./LinkOwnStrap.tsx').then((it) => it.LinkOwnStrap));

const LIVE_POLL_MS = 3000;

export function MyStraps({ userId }: { userId: number }) {
  const t = useT();
  const sensors = useCall(listUserSensors, { params: { id: userId } }, { quiet: true });
  const claims = useCall(listUserSensorClaims, { params: { id: userId } }, { quiet: true });
  const [unlinked, setUnlinked] = useState<Sensor | null>(null);
  const [isLinking, setLinking] = useState(false);
  const link = (
    <Button type="button" variant="default" leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => setLinking(true)}>
      {t('kit.linkStrap')}
    </Button>
  );
  return (
    <>
      <StrapClaims claims={claims.data ?? []} />
      <QueryResult query={sensors} loading={<SkeletonRows rows={1} />}>
        {(straps) =>
          straps.length === 0 ? (
            <EmptyState title={t('kit.noStraps')} action={link}>
              {t('devices.noStrapsText')}
            </EmptyState>
          ) : (
            <>
              <ReceivedNow userId={userId} />
              <ul className={classes['straps']}>
                {straps.map((sensor) => (
                  <li key={sensor.SensorId}>
                    <span>
                      <b>{sensor.Code}</b>
                      <span>{[t(modelLabels[sensor.Model]), sensor.Name].filter(Boolean).join(', ')}</span>
                      {sensor.BeatsOfAnother && <span className={classes['warn']}>{t('devices.beatsOfAnother')}</span>}
                    </span>
                    <Button
                      variant="subtle"
                      color="gray"
                      leftSection={<IconLinkOff size={17} stroke={1.8} />}
                      aria-label={`${t('devices.unlink')} ${sensor.Code}`}
                      onClick={() => setUnlinked(sensor)}
                    >
                      {t('devices.unlink')}
                    </Button>
                  </li>
                ))}
              </ul>
              <div>{link}</div>
            </>
          )
        }
      </QueryResult>
      {isLinking && <LinkOwnStrap userId={userId} onClose={() => setLinking(false)} />}
      {unlinked !== null && <UnlinkStrap sensor={unlinked} owner={null} onClose={() => setUnlinked(null)} />}
    </>
  );
}

function ReceivedNow({ userId }: { userId: number }) {
  const t = useT();
  const { data: live } = useCall(getUserLive, { params: { id: userId } }, { pollEvery: LIVE_POLL_MS, staleTime: 0 });
  if (live === undefined) return null;
  const heart = live !== null && hasLiveSignal(live) ? heartOf(live) : undefined;
  const received = heart !== undefined;
  const Icon = received ? IconHeartbeat : IconHeartOff;
  return (
    <p className={classes['heard']} data-on={received}>
      <Icon size={20} stroke={1.8} aria-hidden="true" />
      {received && t('devices.heardNow', { bpm: heart.HeartRate })}
      {!received && t(live?.OffTheWall ? 'devices.offTheWall' : 'devices.notHeardNow')}
    </p>
  );
}
