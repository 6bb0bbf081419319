import type { Self, User, UserZones } from '@clubpulse/contract/accounts/users';
import { getSelf, patchUser, putUser, putZones } from '@clubpulse/contract/accounts/users.calls';
import { isCustomTargetZone } from '@clubpulse/rules/accounts/users/zones';
import { useState } from 'react';
import { lazyRule } from '../../kit/form/check.ts';
import type { FieldTexts } from '../../kit/form/form-state.ts';
import { ApiError, callKey, change, queryClient } from '../../platform/api.ts';
import { refusalText, refusedFields } from '../../platform/forms.ts';
import { rememberSelf } from '../../platform/session.tsx';
import { type ProfileValues, updateOf, zonesOf } from './profile-values.ts';

export const profileCheck = lazyRule(() => import('./profile-check.ts').then((it) => it.errorsOf));

export type Taken = ReadonlyMap<string, string>;

interface SaveProfile {
  taken: Taken;
  stale: boolean;
  save: (values: ProfileValues) => Promise<Saved | null>;
}

type Saved = User & Partial<UserZones>;

/** A refusal that concerns no field is shown as a toast. */
export function useSaveProfile(self: Self): SaveProfile {
  const [taken, setTaken] = useState<Taken>(new Map());
  const [stale, setStale] = useState(false);

  const send = async (values: ProfileValues): Promise<Saved> => {
    const params = { id: self.UserId };
    const profile = await change(putUser, { params, body: updateOf(values, self.RowVersion) }, { reloads: [getSelf] });
    // The saved part is stored here, so that a retry does not conflict with it.
    rememberSelf(profile);
    const choice = zonesOf(values);
    const isSame = Object.entries(zonesOf(self.ZoneSettings)).every(
      ([field, value]) => choice[field as keyof typeof choice] === value,
    );
    const user = isSame ? profile : { ...profile, ...(await change(putZones, { params, body: choice }, { reloads: [getSelf] })) };
    const { TargetZoneLowPrc, TargetZoneHighPrc } = values;
    if (TargetZoneLowPrc === self.TargetZoneLowPrc && TargetZoneHighPrc === self.TargetZoneHighPrc) return user;
    const CustomTargetZone = isCustomTargetZone(TargetZoneLowPrc, TargetZoneHighPrc);
    const body = { CustomTargetZone, TargetZoneLowPrc, TargetZoneHighPrc };
    const zoned = await change(patchUser, { params, body }, { reloads: [getSelf] });
    return { ...user, CustomTargetZone, TargetZoneLowPrc, TargetZoneHighPrc, RowVersion: zoned.RowVersion };
  };

  const save = async (values: ProfileValues): Promise<Saved | null> => {
    setStale(false);
    try {
      const user = await send(values);
      rememberSelf(user);
      return user;
    } catch (error) {
      if (error instanceof ApiError && error.is('NicknameExists')) {
        const free = String(error.values['suggestion'] ?? '');
        setTaken((before) => new Map([...before, [values.Nickname, free]]));
      }
      if (!(error instanceof ApiError && error.is('StaleRowVersion'))) throw error;
      await queryClient.refetchQueries({ queryKey: callKey(getSelf) });
      setStale(true);
      return null;
    }
  };
  return { taken, stale, save };
}

export const profileErrorsOf = (error: ApiError): FieldTexts =>
  error.is('NicknameExists') ? { Nickname: refusalText(error) } : refusedFields(error);
