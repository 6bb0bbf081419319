import type { User } from '@clubpulse/contract/accounts/users';
import type { TrainingZones } from '@clubpulse/contract/training/trainings';
import { age, maxHeartRate, targetZone, zoneLimits } from '@clubpulse/rules/accounts/users/zones';
import type { Athlete } from '@clubpulse/rules/training/trainings/summary';

/** What a training's figures need to know of its athlete. */
export type Profile = Pick<
  User,
  'UserId' | 'BirthDate' | 'Gender' | 'Weight' | 'Height' | 'TargetZoneLowPrc' | 'TargetZoneHighPrc'
>;

/** The limits in force on a day: what a training keeps from its first computation on. */
export function zonesOn(day: string, profile: Profile): TrainingZones {
  const max = maxHeartRate(profile.BirthDate, day);
  const [Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm, Zone5Bpm] = zoneLimits(max);
  const { TargetZoneLowPrc, TargetZoneHighPrc } = profile;
  const { low: TargetLowBpm, high: TargetHighBpm } = targetZone(max, TargetZoneLowPrc, TargetZoneHighPrc);
  return {
    Zone0Bpm,
    Zone1Bpm,
    Zone2Bpm,
    Zone3Bpm,
    Zone4Bpm,
    Zone5Bpm,
    TargetLowBpm,
    TargetHighBpm,
    TargetZoneLowPrc,
    TargetZoneHighPrc,
  };
}

/** The athlete with the limits a training keeps; zones and points need no more, calories need the profile. */
export function athleteOf(zones: TrainingZones, day: string, profile?: Profile): Athlete {
  const { Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm, Zone5Bpm } = zones;
  return {
    maxHeartRate: Zone5Bpm,
    limits: [Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm, Zone5Bpm],
    target: { low: zones.TargetLowBpm, high: zones.TargetHighBpm },
    sex: profile?.Gender ?? null,
    weightKg: profile?.Weight ?? null,
    heightCm: profile?.Height ?? null,
    ageYears: profile?.BirthDate ? age(profile.BirthDate, day) : null,
  };
}
