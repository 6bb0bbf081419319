import type { Class, PublishState } from '@clubpulse/contract/calendar/classes/classes';
import { setClassPublishState } from '@clubpulse/contract/calendar/classes/classes.calls';
import { needsPublishConfirmation } from '@clubpulse/rules/calendar/classes/class-states';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { clearError, toastError } from '../../platform/toasts/toasts.ts';
import { toastUndo } from '../../platform/toasts/undo-toast.tsx';

type Publishable = Pick<Class, 'ClassId' | 'Name' | 'ClassType'>;

export interface Publish {
  /** A Group needs a confirmation, unless `sure`. */
  publish: (one: Publishable, sure?: boolean) => void;
  unpublish: (one: Publishable) => void;
  busy: boolean;
  question: ReactNode;
}

export function usePublish(): Publish {
  const t = useT();
  const [publishing, setPublishing] = useState<Publishable | null>(null);
  const change = useChange(setClassPublishState, {
    ignore: [409],
    onRefused: (error) => {
      if (error.status === 409) toastError({ cause: 'publish', title: t('operation-failed'), message: refusalText(error) });
    },
  });
  const set = (one: Publishable, PublishState: PublishState, undoable: boolean) =>
    change.mutate(
      { params: { id: one.ClassId }, body: { PublishState } },
      {
        onSuccess: () => {
          clearError('publish');
          if (!undoable) return;
          const published = PublishState === 'Published';
          toastUndo({
            title: t(published ? 'calendar.isPublished' : 'calendar.isUnpublished', { name: one.Name }),
            undo: () => set(one, published ? 'Unpublished' : 'Published', false),
          });
        },
      },
    );
  return {
    publish: (one, sure = false) =>
      needsPublishConfirmation(one.ClassType) && !sure ? setPublishing(one) : set(one, 'Published', true),
    unpublish: (one) => set(one, 'Unpublished', true),
    busy: change.isPending,
    question: (
      <ConfirmDialog
        opened={publishing !== null}
        title={t('calendar.publishGroup', { name: publishing?.Name ?? '' })}
        confirm={t('kit.publish')}
        onClose={() => setPublishing(null)}
        onConfirm={() => {
          if (publishing !== null) set(publishing, 'Published', true);
          setPublishing(null);
        }}
      >
        {t('calendar.publishGroupText')}
      </ConfirmDialog>
    ),
  };
}
