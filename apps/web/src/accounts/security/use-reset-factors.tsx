import { IconShieldOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { HeaderAction } from '../../kit/page/HeaderActions.tsx';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';

const ResetFactors = lazyComponent(() => import('./ResetFactors.tsx').then((it) => it.ResetFactors));

export function useResetFactors(userId: number, name: string): { actions: HeaderAction[]; dialog: ReactNode } {
  const t = useT();
  const self = useSelf();
  const [open, setOpen] = useState(false);
  if (!self.IsAdmin || self.UserId === userId) return { actions: [], dialog: null };
  return {
    actions: [{ label: t('accounts.resetFactors'), icon: IconShieldOff, danger: true, onClick: () => setOpen(true) }],
    dialog: open && <ResetFactors userId={userId} name={name} onClose={() => setOpen(false)} />,
  };
}
