import type { Kiosk } from '@clubpulse/contract/clubs/kiosks';
import { IconCheck, IconClock, IconDeviceTabletOff } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';

/** Milliseconds. After three missed reports the tablet was probably moved or lost power. */
const AWAY_MS = 3 * 60_000;

export function KioskPresence({ kiosk: { PairedAt, LastSeen } }: { kiosk: Kiosk }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  if (PairedAt === null || LastSeen === null) {
    return (
      <StateChip tone="mute" icon={IconDeviceTabletOff}>
        {t('clubs.kioskUnpaired')}
      </StateChip>
    );
  }
  return now.getTime() - new Date(LastSeen).getTime() < AWAY_MS ? (
    <StateChip tone="ok" icon={IconCheck}>
      {t('clubs.kioskThere')}
    </StateChip>
  ) : (
    <StateChip tone="warn" icon={IconClock}>
      {t('clubs.kioskSeen', { time: formats.dateTime(LastSeen) })}
    </StateChip>
  );
}
