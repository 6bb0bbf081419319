import { completeExpiration, listClubUserExpirations } from '@clubpulse/contract/members/documents.calls';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

/** Puts a document into history. */
export function useComplete() {
  const t = useT();
  return useChange(completeExpiration, {
    refreshes: [listClubUserExpirations],
    onDone: () => toastDone({ title: t('members.documentDone') }),
  });
}
