import type { Bridge, RegistrationCode } from '@clubpulse/contract/devices/bridges';
import { getBridgeState } from '@clubpulse/contract/devices/bridges.calls';
import { Button } from '@mantine/core';
import { IconPlugConnected, IconRouter } from '@tabler/icons-react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { CodeToType } from '../parts/CodeToType.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { BridgeChips } from './BridgeChips.tsx';
import classes from './BridgeCode.module.css';

const LOOK_MS = 3000;

interface BridgeCodeProps {
  code: RegistrationCode;
  bridge: Bridge | undefined;
  onClose: () => void;
}

export function BridgeCode({ code, bridge, onClose }: BridgeCodeProps) {
  const t = useT();
  return (
    <Dialog opened onClose={onClose} title={code.Name} size="lg">
      <div className={classes['view']}>
        <CodeText code={code} bridge={bridge} />
        <div className={classes['end']}>
          <Button variant={bridge === undefined ? 'default' : 'filled'} onClick={onClose}>
            {t('kit.done')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

export function CodeText({ code, bridge }: Pick<BridgeCodeProps, 'code' | 'bridge'>) {
  const t = useT();
  const formats = useFormats();
  const command = `npm run bridge -- --server ${window.location.origin} --code ${code.Code}`;
  return (
    <div className={classes['view']}>
      <CodeToType code={code.Code} used={bridge !== undefined} />
      <div role="status">
        {bridge === undefined ? (
          <p className={classes['waits']}>
            {t('devices.codeWaits')} {t('devices.codeExpires', { time: formats.dateTime(code.ExpiresAt) })}
          </p>
        ) : (
          <FoundBridge bridge={bridge} />
        )}
      </div>
      {bridge === undefined && (
        <ol className={classes['ways']}>
          <li>
            <b>{t('devices.wayAgent')}</b>
            <p>{t('devices.wayAgentText')}</p>
            <div className={classes['command']}>
              <code>{command}</code>
              <CopyButton text={command} label={t('devices.copyCommand')} />
            </div>
          </li>
          <li>
            <b>{t('devices.wayOwn')}</b>
            <p>{t('devices.wayOwnText', { file: 'docs/bridge-protocol.md' })}</p>
          </li>
        </ol>
      )}
    </div>
  );
}

export function FoundBridge({ bridge }: { bridge: Bridge }) {
  const t = useT();
  const input = { params: { id: bridge.ClubpulseBridgeId } };
  const { data: state = bridge.State } = useCall(getBridgeState, input, { pollEvery: LOOK_MS, staleTime: 0 });
  return (
    <div className={classes['found']}>
      <IconRouter size={24} stroke={1.8} aria-hidden="true" />
      <span>
        <b>{t('devices.bridgeFound', { name: bridge.Name })}</b>
        <span>{t('devices.bridgeFoundText')}</span>
      </span>
      {state.OnlineStatus === 'Offline' ? (
        <StateChip tone="mute" icon={IconPlugConnected}>
          {t('devices.connecting')}
        </StateChip>
      ) : (
        <BridgeChips state={{ ...state, SystemStatus: null }} />
      )}
    </div>
  );
}
