import { getSelf, putUser } from '@clubpulse/contract/accounts/users.calls';
import type { Language } from '@clubpulse/contract/scalars';
import { useCallback } from 'react';
import { change } from '../api.ts';
import { showLanguage } from '../phrases.ts';
import { rememberSelf, useSelf } from '../session.tsx';

/** Shows another language at once, keeps it in this browser and in the profile (mails and other browsers follow it). */
export function useChangeLanguage(): (language: Language) => void {
  const self = useSelf();
  return useCallback(
    (language) => {
      void showLanguage(language, { remember: true });
      const body = { Nickname: self.Nickname, RowVersion: self.RowVersion, Language: language };
      change(putUser, { params: { id: self.UserId }, body }, { told: [getSelf] }).then(rememberSelf, () => undefined);
    },
    [self],
  );
}
