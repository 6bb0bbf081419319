import type { ClubDetails, ClubUpdate } from '@clubpulse/contract/clubs/clubs';
import { IconInfoCircle, IconKey, IconWorld, IconX } from '@tabler/icons-react';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { useT } from '../../platform/phrases.ts';

interface EffectsProps {
  saved: ClubDetails;
  values: ClubUpdate;
  changed: readonly string[];
}

/** What saving will do, worst first; nothing while nothing is changed. */
export function Effects({ saved, values, changed }: EffectsProps) {
  const t = useT();
  if (changed.length === 0) return null;
  const isOff = (name: 'EnableLiveTrainings' | 'EnableActivities') => changed.includes(name) && !values[name];
  return (
    <section aria-live="polite">
      <SectionHead title={t('clubs.set.effects')} />
      {isOff('EnableActivities') && (
        <Banner tone="warn" icon={IconX}>
          {t('clubs.set.effectActivities')}
        </Banner>
      )}
      {isOff('EnableLiveTrainings') && (
        <Banner tone="warn" icon={IconX}>
          {t('clubs.set.effectLive')}
        </Banner>
      )}
      {changed.includes('Code') && (
        <Banner tone="warn" icon={IconKey}>
          {t('clubs.set.effectCode', { code: saved.Code ?? '' })}
        </Banner>
      )}
      {changed.includes('TimeZone') && (
        <Banner tone="warn" icon={IconWorld}>
          {t('clubs.set.effectZone')}
        </Banner>
      )}
      <Banner tone="info" icon={IconInfoCircle}>
        {t('clubs.set.effectNone')}
      </Banner>
    </section>
  );
}
