import { useCallback, useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useKiosk } from './use-kiosk.ts';

const KioskDoor = lazyComponent(() => import('./KioskDoor.tsx').then((it) => it.KioskDoor));
const PairTablet = lazyComponent(() => import('./PairTablet.tsx').then((it) => it.PairTablet));

/** An unattended tablet at the door, without a signed-in user. */
export default function Kiosk({ id: code }: ScreenProps) {
  const t = useT();
  const goTo = useGoTo();
  const { kiosk, keep, forget } = useKiosk();
  const [lost, setLost] = useState(false);
  const isPairing = kiosk === null || code !== undefined;
  const unpaired = useCallback(() => {
    forget();
    setLost(true);
  }, [forget]);
  if (isPairing)
    return (
      <PairTablet
        key={code}
        code={code ?? ''}
        why={lost ? t('error.KioskUnpaired') : null}
        onPaired={(opened) => {
          keep(opened);
          setLost(false);
          if (code !== undefined) goTo('Kiosk', undefined, { replace: true });
        }}
      />
    );
  return <KioskDoor key={kiosk.Token} kiosk={kiosk} onUnpaired={unpaired} />;
}
