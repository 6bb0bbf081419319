import type { Bridge } from '@clubpulse/contract/devices/bridges';
import { listBridges } from '@clubpulse/contract/devices/bridges.calls';
import { IconAlertTriangle, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMoment } from '../../devices/bridges/public.ts';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useMayOpen } from '../../platform/access.ts';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useUnreachableSince } from '../../platform/reach/reach.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './cards.module.css';

const POLL_MS = 30_000;
const states = {
  Online: { tone: 'ok', icon: IconWifi, words: 'kit.online' },
  Partial: { tone: 'warn', icon: IconAlertTriangle, words: 'kit.partial' },
  Offline: { tone: 'bad', icon: IconWifiOff, words: 'kit.offline' },
} as const;

export function BridgesCard({ clubId }: { clubId: number }) {
  const t = useT();
  const mayOpen = useMayOpen();
  const bridges = useCall(listBridges, { params: { id: clubId } }, { pollEvery: POLL_MS });
  const link = mayOpen('DeviceManagement') ? <Link to={pathTo('DeviceManagement')}>{t('clubs.allBridges')}</Link> : undefined;
  return (
    <Card title={t('kit.bridges')} aside={link} flush>
      <QueryResult query={bridges} loading={<SkeletonRows rows={2} />}>
        {(found) =>
          found.length === 0 ? (
            <p className={classes['none']}>{t('kit.noBridges')}</p>
          ) : (
            <ul className={classes['rows']}>
              {found.map((bridge) => (
                <BridgeRow key={bridge.ClubpulseBridgeId} bridge={bridge} />
              ))}
            </ul>
          )
        }
      </QueryResult>
    </Card>
  );
}

function BridgeRow({ bridge }: { bridge: Bridge }) {
  const t = useT();
  const moment = useMoment();
  const isAway = useUnreachableSince() !== null;
  const { OnlineStatus, LastOnline, Warnings } = bridge.State;
  const { tone, icon, words } = states[OnlineStatus];
  const received = LastOnline === null ? t('clubs.neverHeard') : t('clubs.lastHeard', { time: moment(LastOnline) });
  const problems = Warnings.filter((warning) => warning !== 'offline').map((warning) => t(`clubs.warning.${warning}`));
  return (
    <li className={classes['row']}>
      <span className={classes['names']}>
        <b>{bridge.Name}</b>
        <span>{problems.length > 0 ? problems.join(', ') : received}</span>
      </span>
      <StateChip tone={isAway ? 'outline' : tone} icon={icon}>
        {t(words)}
      </StateChip>
    </li>
  );
}
