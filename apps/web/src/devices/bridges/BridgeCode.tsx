import type { Bridge, RegistrationCode } from '@clubpulse/contract/devices/bridges';
import { getBridgeState } from '@clubpulse/contract/devices/bridges.calls';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconPlugConnected, IconRouter } from '@tabler/icons-react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { BridgeChips } from './BridgeChips.tsx';
import classes from './BridgeCode.module.css';

/** Milliseconds between two looks at whether the new bridge has connected. */
const LOOK_MS = 3000;

interface BridgeCodeProps {
  code: RegistrationCode;
  /** The bridge that took the code, as soon as there is one. */
  bridge: Bridge | undefined;
  onClose: () => void;
}

/** A registration code to read out, how to use it, and the bridge as soon as it answers. */
export function BridgeCode({ code, bridge, onClose }: BridgeCodeProps) {
  const t = useT();
  return (
    <Dialog opened onClose={onClose} title={code.Name} size="lg">
      <div className={classes['view']}>
        <CodeWords code={code} bridge={bridge} />
        <div className={classes['end']}>
          <Button variant={bridge === undefined ? 'default' : 'filled'} onClick={onClose}>
            {t('devices.done')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** What stands in the dialog, and in the first steps of a club. */
export function CodeWords({ code, bridge }: Pick<BridgeCodeProps, 'code' | 'bridge'>) {
  const t = useT();
  const formats = useFormats();
  const command = `npm run bridge -- --server ${window.location.origin} --code ${code.Code}`;
  return (
    <div className={classes['view']}>
      <div className={classes['line']}>
        <p className={classes['code']} data-used={bridge !== undefined} aria-label={`${t('devices.code')} ${code.Code}`}>
          {[...code.Code].map((letter, place) => (
            <span key={place}>{letter}</span>
          ))}
        </p>
        {bridge === undefined && <CopyButton text={code.Code} label={t('devices.copyCode')} />}
      </div>
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

/** The bridge that took the code, and its state as soon as it connects. */
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

/** Copies a text. Absent where the browser gives no clipboard: on plain http away from the own machine. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT();
  const clipboard = useClipboard({ timeout: 2000 });
  if (!window.isSecureContext) return null;
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={17} stroke={1.8} />}
      aria-live="polite"
      onClick={() => clipboard.copy(text)}
    >
      {clipboard.copied ? t('kit.copied') : label}
    </Button>
  );
}
