import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import type { ApiError } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';

interface StopDialogProps {
  readonly id: number;
  readonly title: string;
  readonly confirm: string;
  readonly stop: {
    readonly isPending: boolean;
    readonly error: ApiError | null;
    readonly mutate: (input: { params: { id: number } }) => void;
  };
  readonly onStopping: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function StopDialog({ id, title, confirm, stop, onStopping, onClose, children }: StopDialogProps) {
  return (
    <ConfirmDialog
      opened
      title={title}
      confirm={confirm}
      busy={stop.isPending}
      refusal={<Refusal words={stop.error && refusalText(stop.error)} />}
      onConfirm={() => {
        onStopping();
        stop.mutate({ params: { id } });
      }}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
