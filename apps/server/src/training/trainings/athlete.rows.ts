import type { User, ZoneSettings } from '@clubpulse/contract/accounts/users';
import type { TrainingZones } from '@clubpulse/contract/training/trainings';
import { type Body, type BodySince, bodyOnDay, type Uptake, vo2MaxOnDay } from '@clubpulse/rules/accounts/users/body-history';
import { limitsOnDay } from '@clubpulse/rules/accounts/users/own-zones';
import { age, targetZone } from '@clubpulse/rules/accounts/users/zones';
import type { Athlete } from '@clubpulse/rules/training/trainings/summary';

export interface Profile extends Body, Pick<User, 'UserId' | 'BirthDate' | 'TargetZoneLowPrc' | 'TargetZoneHighPrc'> {
  readonly ZoneHistory: readonly ZoneSettings[];
  readonly BodyHistory: readonly BodySince[];
  readonly Uptakes?: readonly Uptake[] | undefined;
}

export function zonesOn(day: string, profile: Profile): TrainingZones {
  const limits = limitsOnDay(profile.ZoneHistory, profile.BirthDate, day);
  const [Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm, Zone5Bpm] = limits;
  const { TargetZoneLowPrc, TargetZoneHighPrc } = profile;
  const { low: TargetLowBpm, high: TargetHighBpm } = targetZone(Zone5Bpm, TargetZoneLowPrc, TargetZoneHighPrc);
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

export function athleteOf(zones: TrainingZones, day: string, profile?: Profile): Athlete {
  const { Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm, Zone5Bpm } = zones;
  const body = profile && bodyOnDay(profile.BodyHistory, profile, day);
  return {
    maxHeartRate: Zone5Bpm,
    limits: [Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm, Zone5Bpm],
    target: { low: zones.TargetLowBpm, high: zones.TargetHighBpm },
    sex: body?.Gender ?? null,
    weightKg: body?.Weight ?? null,
    heightCm: body?.Height ?? null,
    ageYears: profile?.BirthDate ? age(profile.BirthDate, day) : null,
    vo2Max: profile ? vo2MaxOnDay(profile.Uptakes ?? [], day) : null,
  };
}
