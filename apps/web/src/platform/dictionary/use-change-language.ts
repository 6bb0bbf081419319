import type { Self } from '@clubpulse/contract/accounts/users';
import { getSelf, putUser } from '@clubpulse/contract/accounts/users.calls';
import type { Language } from '@clubpulse/contract/scalars';
import { useCallback } from 'react';
import { ApiError, api, change } from '../api.ts';
import { refusalText } from '../forms.ts';
import { showLanguage, translate } from '../phrases.ts';
import { rememberSelf, useSelf } from '../session.tsx';
import { toastError } from '../toasts/toasts.ts';

async function keep(language: Language, { UserId: id, Nickname, RowVersion }: Self): Promise<void> {
  const body = { Nickname, RowVersion, Language: language };
  rememberSelf(await change(putUser, { params: { id }, body }, { reloads: [getSelf] }));
}

async function keepAnyhow(language: Language, self: Self): Promise<void> {
  try {
    await keep(language, self).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || !error.is('StaleRowVersion')) throw error;
      await keep(language, await api(getSelf, {}));
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 409)
      toastError({ cause: 'language', title: translate('update-failed'), message: refusalText(error) });
  }
}

/** The language is also stored in the profile, for mails and other browsers. */
export function useChangeLanguage(): (language: Language) => void {
  const self = useSelf();
  return useCallback(
    (language) => {
      void showLanguage(language, { remember: true });
      void keepAnyhow(language, self);
    },
    [self],
  );
}
