import type { Bridge, BridgeWarning } from '@clubpulse/contract/devices/bridges';
import { isRecent } from '@clubpulse/rules/devices/bridges/status';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { useClub } from '../../platform/session.tsx';
import classes from './BridgeWarnings.module.css';
import { useMoment } from './use-last-online.ts';

const HOURS_FROM_MINUTES = 120;

export function BridgeWarnings({ bridge }: { bridge: Bridge }) {
  const say = useWarningWords();
  if (bridge.State.Warnings.length === 0) return null;
  return (
    <ul className={classes['warnings']}>
      {bridge.State.Warnings.map((warning) => (
        <li key={warning} data-bad={warning === 'offline'}>
          <IconAlertTriangle size={15} stroke={2} aria-hidden="true" />
          <span>{say(warning, bridge)}</span>
        </li>
      ))}
    </ul>
  );
}

function useWarningWords() {
  const t = useT();
  const moment = useMoment();
  const formats = useFormatsIn(useClub()?.TimeZone);
  return (warning: BridgeWarning, { State, Report }: Bridge): string => {
    switch (warning) {
      case 'missing-antenna':
        return t('devices.missingAntenna');
      case 'network-errors':
        return t('devices.networkErrors', { count: Report.CldErrors ?? 1 });
      case 'disconnected-nodes':
        return t('devices.disconnectedNodes', { count: Report.DisconnectedNodes ?? 1 });
      case 'wrong-clock': {
        const minutes = Math.round(Math.abs(State.ClockSeconds ?? 0) / 60);
        return minutes < HOURS_FROM_MINUTES
          ? t('devices.clockMinutes', { count: minutes })
          : t('devices.clockHours', { count: Math.round(minutes / 60) });
      }
      case 'refused':
        return State.LastRefusal === null
          ? ''
          : t('devices.refusedAt', {
              time: moment(State.LastRefusal.At),
              reason: t(`devices.refused.${State.LastRefusal.Reason}`),
            });
      case 'offline': {
        const last = State.LastOnline;
        if (last === null) return t('devices.neverOnline');
        return isRecent(last, new Date().toISOString())
          ? t('devices.offlineSince', { time: moment(last) })
          : t('devices.longGone', { date: formats.date(last) });
      }
    }
  };
}
