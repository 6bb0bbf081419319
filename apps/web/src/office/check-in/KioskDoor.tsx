import type { OpenedKiosk } from '@clubpulse/contract/clubs/kiosks';
import type { Language } from '@clubpulse/contract/scalars';
import { Button } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Mark } from '../../kit/figures/Mark.tsx';
import { Picture } from '../../kit/figures/Picture.tsx';
import { byRule } from '../../kit/form/check.ts';
import type { FieldTexts } from '../../kit/form/form-state.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { useWakeLock } from '../../kit/wake-lock.ts';
import { showLanguage, useT } from '../../platform/phrases.ts';
import { useUnreachableSince } from '../../platform/reach/reach.ts';
import { useNewVersion } from '../../platform/version/version.ts';
import { hasCamera } from './barcodes.ts';
import { CodeField } from './CodeField.tsx';
import { Greeting } from './Greeting.tsx';
import styles from './Kiosk.module.css';
import { useArrivals } from './use-arrivals.ts';
import { useKioskState } from './use-kiosk.ts';

const Camera = lazyComponent(() => import('./Camera.tsx').then((it) => it.Camera));

const LOGO = 96;
const LEFT_MS = 30_000;
const CAMERA_AGAIN_MS = 3000;

interface KioskDoorProps {
  kiosk: OpenedKiosk;
  onUnpaired: () => void;
}

export function KioskDoor({ kiosk, onUnpaired }: KioskDoorProps) {
  const t = useT();
  const shown = useKioskState(kiosk, onUnpaired);
  const { result, isReading, read, see } = useArrivals(shown, onUnpaired);
  const away = useUnreachableSince() !== null;
  const [sees, setSees] = useState(hasCamera);
  const blind = useCallback(() => setSees(false), []);
  useUnattended(shown.Language, result === null && !isReading);
  return (
    <main className={styles['door']}>
      <header className={styles['head']}>
        {shown.PictureUri === null ? (
          <Mark size={LOGO / 2} />
        ) : (
          <Picture className={styles['logo']} uri={shown.PictureUri} pixels={LOGO * 2} eager instead={<Mark size={LOGO / 2} />} />
        )}
        <p className={styles['club']}>{shown.ClubName}</p>
      </header>
      {away && (
        <Banner tone="warn" icon={IconWifiOff}>
          <span className={styles['away']}>{t('checkIn.kioskAway')}</span>
        </Banner>
      )}
      <div className={styles['ways']}>
        {hasCamera() && <DoorCamera onCode={see} onRefused={blind} />}
        <div className={styles['typed']}>
          <h1>{t(sees ? 'checkIn.kioskHold' : 'checkIn.kioskType')}</h1>
          <p className={styles['where']}>{t('checkIn.kioskWhere')}</p>
          <CodeForm isReading={isReading} onCode={read} />
        </div>
      </div>
      <div role="status">{result !== null && <Greeting arrival={result} timeZone={shown.TimeZone} />}</div>
    </main>
  );
}

function DoorCamera({ onCode, onRefused }: { onCode: (code: string) => void; onRefused: () => void }) {
  const [round, setRound] = useState(0);
  const lost = useCallback(() => {
    setTimeout(() => setRound((before) => before + 1), CAMERA_AGAIN_MS);
  }, []);
  return (
    <div className={styles['camera']}>
      <Camera key={round} atDoor onCode={onCode} onLost={lost} onRefused={onRefused} />
    </div>
  );
}

/** A key that the user or a barcode reader types anywhere on the page goes into the field. */
function CodeForm({ isReading, onCode }: { isReading: boolean; onCode: (code: string) => Promise<void> }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: { Code: '' },
    check: byRule(({ Code }): FieldTexts => (Code.trim() === '' ? { Code: t('field-required') } : {})),
  });
  const { Code } = form.values;
  const { discard } = form;
  useEffect(() => {
    const toField = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      if (key.length === 1 && !ctrlKey && !altKey && !metaKey) field.current?.focus();
    };
    document.addEventListener('keydown', toField);
    return () => document.removeEventListener('keydown', toField);
  }, []);
  useEffect(() => {
    if (Code === '') return;
    const timer = setTimeout(discard, LEFT_MS);
    return () => clearTimeout(timer);
  }, [Code, discard]);
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={form.submit(async (typed) => {
        await onCode(typed.Code);
        return true;
      })}
    >
      <CodeField
        form={form}
        ref={field}
        classNames={{ input: styles['code'], label: styles['label'] }}
        label={t('checkIn.kioskField')}
      />
      <Button type="submit" className={styles['act']} loading={isReading}>
        {t('checkIn.kioskAct')}
      </Button>
    </form>
  );
}

function useUnattended(language: Language, isQuiet: boolean): void {
  useWakeLock();
  useEffect(() => {
    void showLanguage(language, { remember: false }).catch(() => undefined);
  }, [language]);
  const { isNew } = useNewVersion(__BUILD_ID__);
  useEffect(() => {
    if (isNew && isQuiet) window.location.reload();
  }, [isNew, isQuiet]);
}
