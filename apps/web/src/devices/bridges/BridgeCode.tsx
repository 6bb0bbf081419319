import type { Bridge, RegistrationCode } from '@clubpulse/contract/devices/bridges';
import { Button } from '@mantine/core';
import { IconRouter } from '@tabler/icons-react';
import { Dialog } from '../../kit/Dialog.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { BridgeChips } from './BridgeChips.tsx';
import classes from './BridgeCode.module.css';
import { CopyButton } from './CopyButton.tsx';

interface BridgeCodeProps {
  code: RegistrationCode;
  /** The bridge that took the code, as soon as there is one. */
  bridge: Bridge | undefined;
  onClose: () => void;
}

/** A registration code to read out, how to use it, and the bridge as soon as it answers. */
export function BridgeCode({ code, bridge, onClose }: BridgeCodeProps) {
  const t = useT();
  const formats = useFormats();
  const command = `node apps/bridge/src/main.ts --server ${window.location.origin} --code ${code.Code}`;
  return (
    <Dialog opened onClose={onClose} title={code.Name} size="lg">
      <div className={classes['view']}>
        <div className={classes['line']}>
          <p className={classes['code']} data-used={bridge !== undefined} aria-label={`${t('devices.code')} ${code.Code}`}>
            {[...code.Code].map((letter, place) => (
              <span key={place}>{letter}</span>
            ))}
          </p>
          <CopyButton text={code.Code} label={t('devices.copyCode')} />
        </div>
        <div role="status">
          {bridge === undefined ? (
            <p className={classes['waits']}>
              {t('devices.codeWaits')} {t('devices.codeExpires', { time: formats.dateTime(code.ExpiresAt) })}
            </p>
          ) : (
            <div className={classes['found']}>
              <IconRouter size={24} stroke={1.8} aria-hidden="true" />
              <span>
                <b>{t('devices.bridgeFound', { name: bridge.Name })}</b>
                <span>{t('devices.bridgeFoundText')}</span>
              </span>
              <BridgeChips state={{ ...bridge.State, SystemStatus: null }} />
            </div>
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
        <div className={classes['end']}>
          <Button variant={bridge === undefined ? 'default' : 'filled'} onClick={onClose}>
            {t('devices.done')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
