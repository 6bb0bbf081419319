import type { ClubDetails, ClubReach, ClubUpdate } from '@clubpulse/contract/clubs/clubs';
import { getClubReach } from '@clubpulse/contract/clubs/clubs.calls';
import { type Icon, IconInfoCircle, IconKey, IconWorld, IconX } from '@tabler/icons-react';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import classes from './Effects.module.css';

interface EffectsProps {
  saved: ClubDetails;
  values: ClubUpdate;
  changed: readonly string[];
}

interface Effect {
  readonly key: PhraseKey;
  readonly icon: Icon;
  /** What of the club it touches. */
  readonly touches: readonly (keyof ClubReach)[];
}

const counted: Readonly<Record<keyof ClubReach, PhraseKey>> = {
  Members: 'clubs.set.lostMembers',
  Classes: 'clubs.set.lostClasses',
  Bookings: 'clubs.set.lostBookings',
  Screens: 'devices.screens',
};

/** What saving will do, worst first, and how much it touches; nothing while nothing is changed. */
export function Effects({ saved, values, changed }: EffectsProps) {
  const t = useT();
  const isOff = (name: 'EnableLiveTrainings' | 'EnableActivities') => changed.includes(name) && !values[name];
  const effects: Effect[] = [];
  if (isOff('EnableActivities'))
    effects.push({ key: 'clubs.set.effectActivities', icon: IconX, touches: ['Classes', 'Bookings'] });
  if (isOff('EnableLiveTrainings')) effects.push({ key: 'clubs.set.effectLive', icon: IconX, touches: ['Screens', 'Members'] });
  if (changed.includes('Code')) effects.push({ key: 'clubs.set.effectCode', icon: IconKey, touches: [] });
  if (changed.includes('TimeZone'))
    effects.push({ key: 'clubs.set.effectZone', icon: IconWorld, touches: ['Classes', 'Bookings'] });
  const isCounted = effects.some(({ touches }) => touches.length > 0);
  const reach = useCall(getClubReach, { params: { id: saved.ClubId } }, { enabled: isCounted, quiet: true });
  if (changed.length === 0) return null;
  return (
    <section aria-live="polite">
      <SectionHead title={t('clubs.set.effects')} />
      {effects.map(({ key, icon, touches }) => (
        <Banner key={key} tone="warn" icon={icon}>
          {t(key, { code: saved.Code ?? '' })}
          {reach.data && touches.length > 0 && <Touched reach={reach.data} touches={touches} />}
        </Banner>
      ))}
      <Banner tone="info" icon={IconInfoCircle}>
        {t('clubs.set.effectNone')}
      </Banner>
    </section>
  );
}

/** The figures of today, as the server counts them. */
function Touched({ reach, touches }: { reach: ClubReach; touches: Effect['touches'] }) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className={classes['touched']}>
      {touches.map((one) => (
        <span key={one}>
          {t(counted[one])} <b>{formats.number(reach[one])}</b>
        </span>
      ))}
    </span>
  );
}
