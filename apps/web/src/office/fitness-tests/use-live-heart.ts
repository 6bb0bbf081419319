import { getUserLive, heartOf, type UserLive } from '@clubpulse/contract/live/board.calls';
import { type Hearing, sourceOf } from '@clubpulse/rules/body/fitness-tests/source';
import { type Heart, isFresh } from '../../body/fitness-tests/public.ts';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useT } from '../../platform/phrases.ts';

/** Milliseconds. Two requests for each reading, so that none is missed and the automatic stop is in time. */
const CLUB_EVERY_MS = 500;
/** A slower response is ignored, because it is outdated and delays the next ones. */
const CLUB_PATIENCE_MS = 1500;

/**
 * The heart rate of this device's strap. While the strap is silent, the heart rate that the club receives, if the reader may see
 * it.
 */
export function useLiveHeart(userId: number, strap: Heart): Heart {
  const t = useT();
  const now = useNow(1000).getTime();
  const live = useCall(
    getUserLive,
    { params: { id: userId } },
    { pollEvery: CLUB_EVERY_MS, patience: CLUB_PATIENCE_MS, ignore: [403, 404, 409] },
  );
  const club = live.data ? clubHeart(live.data, live.dataUpdatedAt) : null;
  const source = sourceOf(
    isFresh(strap, now) ? 'heard' : strap.phase === 'live' || strap.phase === 'lost' ? 'silent' : 'idle',
    hearingOf(club, now),
  );
  if (club === null || source === 'strap') return strap;
  const isFinding = strap.phase === 'finding';
  return {
    ...club,
    phase: isFresh(club, now) ? 'live' : isFinding ? 'finding' : 'lost',
    name: t('fitnessTests.byClub'),
    ...(live.data?.OffTheWall && { silence: t('fitnessTests.offTheWall') }),
  };
}

const hearingOf = (club: Heart | null, now: number): Hearing =>
  club === null ? 'idle' : isFresh(club, now) ? 'heard' : 'silent';

/** The reading has the time of this device's clock, so that it ages even without new responses. */
function clubHeart(athlete: UserLive, answeredAt: number): Heart {
  const bpm = athlete.OffTheWall ? 0 : (heartOf(athlete)?.HeartRate ?? 0);
  return { source: 'club', phase: 'live', name: '', bpm, at: answeredAt - athlete.Silence * 1000 };
}
