import type { Self, User } from '@clubpulse/contract/accounts/users';
import { getSelf, patchUser, putUser } from '@clubpulse/contract/accounts/users.calls';
import { isCustomTargetZone } from '@clubpulse/rules/accounts/users/zones';
import { useState } from 'react';
import { ApiError, api, callKey, queryClient } from '../../platform/api.ts';
import { refusalWords, refusedFields } from '../../platform/forms.ts';
import { rememberSelf } from '../../platform/session.tsx';
import { type ProfileErrors, type ProfileValues, updateOf } from './profile-values.ts';

interface SaveProfile {
  saving: boolean;
  /** Words of the server under the fields it refused, until they are changed. */
  refusedIn: (values: ProfileValues) => ProfileErrors;
  taken: ReadonlySet<string>;
  /** The profile changed elsewhere; the newest values are loaded. */
  stale: boolean;
  /** Resolves to whether everything was saved. */
  save: (values: ProfileValues) => Promise<boolean>;
}

/** Saves a profile and, where it changed, the target zone. Refusals stay with their fields; nothing typed is lost. */
export function useSaveProfile(self: Self): SaveProfile {
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<{ words: ProfileErrors; values: ProfileValues } | null>(null);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [stale, setStale] = useState(false);

  const send = async (values: ProfileValues): Promise<User> => {
    const params = { id: self.UserId };
    const user = await api(putUser, { params, body: updateOf(values, self.RowVersion) });
    const { TargetZoneLowPrc, TargetZoneHighPrc } = values;
    if (TargetZoneLowPrc === self.TargetZoneLowPrc && TargetZoneHighPrc === self.TargetZoneHighPrc) return user;
    const CustomTargetZone = isCustomTargetZone(TargetZoneLowPrc, TargetZoneHighPrc);
    return api(patchUser, { params, body: { CustomTargetZone, TargetZoneLowPrc, TargetZoneHighPrc } });
  };

  const save = async (values: ProfileValues): Promise<boolean> => {
    setSaving(true);
    setRefused(null);
    setStale(false);
    try {
      rememberSelf(await send(values));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.is('NicknameExists')) {
        setTaken((before) => new Set([...before, values.Nickname]));
        setRefused({ words: { Nickname: refusalWords(error) }, values });
      } else if (error.is('StaleRowVersion')) {
        await queryClient.refetchQueries({ queryKey: callKey(getSelf) });
        setStale(true);
      } else {
        setRefused({ words: refusedFields(error), values });
      }
      focusFirstError();
      return false;
    } finally {
      setSaving(false);
    }
  };
  const refusedIn = (values: ProfileValues): ProfileErrors => {
    if (refused === null) return {};
    const unchanged = ([field]: [string, unknown]) =>
      values[field as keyof ProfileValues] === refused.values[field as keyof ProfileValues];
    return Object.fromEntries(Object.entries(refused.words).filter(unchanged));
  };
  return { saving, refusedIn, taken, stale, save };
}

/** After the words stand under the fields: a save bar far below must not hide what is wrong. */
export function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
}
