import type { BridgeState } from '@clubpulse/contract/devices/bridges';
import { IconAlertTriangle, IconCircleCheck, IconTool, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useT } from '../../platform/phrases.ts';
import { useUnreachableSince } from '../../platform/reach/reach.ts';
import classes from './BridgeChips.module.css';

const online = {
  Online: { tone: 'ok', icon: IconWifi, label: 'kit.online' },
  Partial: { tone: 'warn', icon: IconAlertTriangle, label: 'kit.partial' },
  Offline: { tone: 'bad', icon: IconWifiOff, label: 'kit.offline' },
} as const;
const system = {
  Ok: { tone: 'outline', icon: IconCircleCheck, label: 'devices.systemOk' },
  Problem: { tone: 'warn', icon: IconTool, label: 'devices.systemProblem' },
} as const;

/** The state has no colour while it may be out of date. */
export function BridgeChips({ state }: { state: Pick<BridgeState, 'OnlineStatus' | 'SystemStatus'> }) {
  const t = useT();
  const isAway = useUnreachableSince() !== null;
  const chips = [online[state.OnlineStatus], ...(state.SystemStatus === null ? [] : [system[state.SystemStatus]])];
  return (
    <span className={classes['chips']}>
      {chips.map(({ tone, icon, label }) => (
        <StateChip key={label} tone={isAway ? 'outline' : tone} icon={icon}>
          {t(label)}
        </StateChip>
      ))}
    </span>
  );
}
