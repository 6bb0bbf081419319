import type { ReactNode } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveDialogProps {
  title: string;
  keep: string;
  confirm: string;
  onConfirm: (blocker: Blocker) => void;
  children: ReactNode;
}

export function LeaveDialog({ onConfirm, ...dialog }: LeaveDialogProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      danger
      onConfirm={() => onConfirm(blocker)}
      onClose={() => blocker.reset?.()}
      {...dialog}
    />
  );
}
