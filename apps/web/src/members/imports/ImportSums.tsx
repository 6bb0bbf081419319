import { UNLIMITED } from '@clubpulse/contract/clubs/licenses/licenses';
import { getClubLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Figure, Figures } from '../../kit/figures/Figure.tsx';
import { Meter } from '../../kit/figures/Meter.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import type { Import } from './use-import.ts';

/** How many are wrong, known and ready, and what the licence has room for. */
export function ImportSums({ read: { wrong, known, ready }, clubId }: { read: Import; clubId: number }) {
  const t = useT();
  const formats = useFormats();
  const licenses = useCall(getClubLicenses, { params: { id: clubId } }, { quiet: true });
  const places = licenses.data?.Usage.find(({ Resource }) => Resource === 'Members');
  const limited = places !== undefined && places.Limit < UNLIMITED;
  const used = places?.Used ?? 0;
  return (
    <>
      <div aria-live="polite">
        <Figures>
          <Figure label={t('members.wrongPeople')} value={formats.number(wrong.length)} />
          <Figure label={t('members.knownPeople')} value={formats.number(known.length)} />
          <Figure label={t('members.readyPeople')} value={formats.number(ready.length)} />
          {limited && (
            <Figure
              label={t('members.places')}
              value={t('members.placesOf', { used: formats.number(used), limit: formats.number(places.Limit) })}
              note={<Meter part={used} whole={places.Limit} />}
            />
          )}
        </Figures>
      </div>
      {limited && used + ready.length > places.Limit && (
        <Banner tone="warn" icon={IconAlertTriangle}>
          {t('members.placesShort')}
        </Banner>
      )}
    </>
  );
}
