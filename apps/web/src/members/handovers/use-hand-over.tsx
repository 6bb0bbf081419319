import { IconKey } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { HeaderAction } from '../../kit/page/HeaderActions.tsx';
import { useHandsOver } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import { useRoles, useSelf } from '../../platform/session.tsx';

export const HandOver = lazyComponent(() => import('./HandOver.tsx').then((it) => it.HandOver));

export function useMayHandOver(): boolean {
  const handsOver = useHandsOver();
  const roles = useRoles();
  return handsOver && (roles.includes('Manager') || roles.includes('Owner'));
}

export function useHandOver(person: { UserId: number; name: string; email: string }): {
  actions: HeaderAction[];
  dialog: ReactNode;
} {
  const t = useT();
  const may = useMayHandOver();
  const self = useSelf();
  const [open, setOpen] = useState(false);
  const { UserId, name, email } = person;
  if (!may || self.UserId === UserId) return { actions: [], dialog: null };
  return {
    actions: [{ label: t('members.signInLink', { name }), icon: IconKey, folded: true, onClick: () => setOpen(true) }],
    dialog: open && <HandOver to={{ UserId }} name={name} email={email} onClose={() => setOpen(false)} />,
  };
}
