import type { KioskCode as Coded, Kiosk } from '@clubpulse/contract/clubs/kiosks';
import { Button } from '@mantine/core';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { QrCode } from '../../kit/figures/QrCode.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Kiosks.module.css';

const addressOf = (code?: string) => new URL(`#${pathTo('Kiosk', code)}`, document.baseURI).href;

interface KioskCodeProps {
  coded: Coded;
  kiosk: Kiosk | undefined;
  onClose: () => void;
}

export function KioskCode({ coded, kiosk, onClose }: KioskCodeProps) {
  const t = useT();
  const formats = useFormats();
  const { Name: name, Code: code } = coded;
  const isPaired = kiosk !== undefined && kiosk.PairedAt !== coded.PairedAt;
  return (
    <Dialog opened onClose={onClose} title={t('clubs.kioskPairName', { name })} size="md">
      <div className={classes['code']}>
        {!isPaired && (
          <>
            <p>{t('clubs.kioskOpen')}</p>
            <p className={classes['address']}>{addressOf().replace(/^https?:\/\//, '')}</p>
            <p className={classes['letters']}>{`${code.slice(0, 4)} ${code.slice(4)}`}</p>
            <QrCode value={addressOf(code)} label={t('clubs.kioskQr')} className={classes['qr']} />
          </>
        )}
        <p role="status">
          {isPaired ? t('clubs.kioskPaired', { name }) : t('clubs.kioskCodeUntil', { time: formats.time(coded.CodeEndsAt) })}
        </p>
        <Button variant={isPaired ? 'filled' : 'default'} onClick={onClose}>
          {t('kit.close')}
        </Button>
      </div>
    </Dialog>
  );
}
