import { type ReactNode, useState } from 'react';
import { useBodyFirst } from '../../accounts/users/public.ts';
import { later } from '../../kit/later.tsx';

const LinkStrap = later(() => import('./LinkStrap.tsx').then((it) => it.LinkStrap));

/** Opens the sheet in which a user links a strap to oneself, on whatever screen offers it. */
export function useLinkStrap(userId: number): { link: () => void; dialog: ReactNode } {
  const body = useBodyFirst();
  const [isOpen, setOpen] = useState(false);
  return {
    link: () => body.first(() => setOpen(true)),
    dialog: (
      <>
        {body.dialog}
        {isOpen && <LinkStrap owner={{ userId }} onClose={() => setOpen(false)} />}
      </>
    ),
  };
}
