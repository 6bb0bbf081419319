import { useEffect, useRef, useState } from 'react';
import { useBodyFirst } from '../../accounts/users/public.ts';
import { LinkStrap } from './LinkStrap.tsx';

interface LinkOwnStrapProps {
  userId: number;
  onClose: () => void;
}

export function LinkOwnStrap({ userId, onClose }: LinkOwnStrapProps) {
  const { first, dialog } = useBodyFirst();
  const [isOpen, setOpen] = useState(false);
  const isRequested = useRef(false);
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    first(() => setOpen(true));
  }, [first]);
  return (
    <>
      {dialog}
      {isOpen && <LinkStrap owner={{ userId }} onClose={onClose} />}
    </>
  );
}
