import { connectWearable } from '@clubpulse/contract/training/wearables/wearables.calls';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

export function useGarminReturn(userId: number) {
  const t = useT();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { state: beside } = useLocation() as { state: { readonly isDeclined?: unknown } | null };
  const connect = useChange(connectWearable, {
    quiet: true,
    onDone: () => toastDone({ title: t('wearables.done') }),
  });
  const { mutate } = connect;
  const [code, state, isBack] = [query.get('code'), query.get('state'), query.get('wearable') === 'Garmin'];
  useEffect(() => {
    if (!isBack) return;
    if (code !== null && state !== null) mutate({ params: { id: userId }, body: { Code: code, State: state } });
    const isDeclined = code === null || state === null;
    void navigate(pathTo('Profile'), { replace: true, state: { section: 'straps', isDeclined } });
  }, [code, state, isBack, userId, mutate, navigate]);
  const refused = connect.error && refusalText(connect.error);
  return { isConnecting: connect.isPending, refused: refused ?? (beside?.isDeclined === true ? t('wearables.declined') : null) };
}
