import type { Bridge } from '@clubpulse/contract/devices/bridges';
import { type Icon, IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconWifiOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useBridges } from '../../devices/bridges/use-bridges.ts';
import { useMayOpen } from '../../platform/access.ts';
import { screenNamed } from '../../platform/known-screens.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { useUnreachableSince } from '../../platform/reach/reach.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClub, useIsStaff } from '../../platform/session.tsx';
import { useInBrand } from '../../platform/use-in-brand.ts';
import classes from './BridgeStatus.module.css';

interface Shown {
  icon: Icon;
  tone: 'ok' | 'warn' | 'bad' | 'mute';
  words: string;
}

export function BridgeStatus() {
  const t = useT();
  const selected = useClub();
  const club = useInBrand() ? null : selected;
  const staff = useIsStaff();
  const mayOpen = useMayOpen();
  const bridges = useBridges(club?.ClubId ?? 0, { enabled: club !== null && staff });
  const isAway = useUnreachableSince() !== null;
  if (club === null || !staff || bridges.isPending) return null;
  const { icon: Icon, tone, words } = bridges.data === undefined || isAway ? noAnswer(t) : statusOf(bridges.data, t);
  const content = (
    <>
      <Icon size={17} stroke={1.8} aria-hidden="true" />
      <span>{words}</span>
    </>
  );
  const linked = screenNamed('DeviceManagement') !== undefined && mayOpen('DeviceManagement');
  return linked ? (
    <Link to={pathTo('DeviceManagement')} className={classes['status']} data-tone={tone} title={words}>
      {content}
    </Link>
  ) : (
    <div className={classes['status']} data-tone={tone} title={words}>
      {content}
    </div>
  );
}

const noAnswer = (t: Translate): Shown => ({ icon: IconWifiOff, tone: 'mute', words: t('shell.bridgesUnknown') });

function statusOf(bridges: readonly Bridge[], t: Translate): Shown {
  const count = bridges.length;
  const online = bridges.filter((bridge) => bridge.State.OnlineStatus !== 'Offline').length;
  const warned = bridges.filter((bridge) => bridge.State.Warnings.length > 0 || bridge.State.OnlineStatus === 'Partial').length;
  if (count === 0) return { icon: IconCircleDashed, tone: 'mute', words: t('kit.noBridges') };
  if (online < count) {
    return { icon: IconAlertTriangle, tone: online === 0 ? 'bad' : 'warn', words: t('shell.bridgesPartly', { count, online }) };
  }
  if (warned > 0) return { icon: IconAlertTriangle, tone: 'warn', words: t('shell.bridgesWarned', { count: warned }) };
  return { icon: IconCircleCheck, tone: 'ok', words: t('shell.bridgesOnline', { count }) };
}
