import type { PlannedMessage } from '@clubpulse/contract/office/planned-messages/planned-messages';
import { deleteMessageDraft } from '@clubpulse/contract/office/planned-messages/planned-messages.calls';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeletionDialog } from '../../kit/dialog/DeletionDialog.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Planned.module.css';
import { titleOf } from './title-of.ts';
import { usePlanned } from './use-planned.ts';

export function Drafts() {
  const t = useT();
  const formats = useFormats();
  const { query, drafts = [] } = usePlanned();
  const [deleting, setDeleting] = useState<PlannedMessage | null>(null);
  return (
    <QueryResult query={query} loading={<SkeletonRows rows={3} />}>
      {() =>
        drafts.length === 0 ? (
          <EmptyState title={t('messages.noDrafts')}>{t('messages.noDraftsText')}</EmptyState>
        ) : (
          <Card flush>
            <ul className={classes['rows']}>
              {drafts.map((draft) => {
                const title = titleOf(draft) ?? t('messages.draftUntitled');
                return (
                  <li key={draft.PlannedMessageId}>
                    <span className={classes['names']}>
                      <Link to={pathTo('ClubMessages', `drafts/${draft.PlannedMessageId}`)}>{title}</Link>
                      <span>{t('messages.draftSaved', { when: formats.dateTime(draft.SavedAt) })}</span>
                    </span>
                    <Button
                      variant="subtle"
                      color="gray"
                      leftSection={<IconTrash size={17} stroke={1.8} />}
                      aria-label={`${t('kit.label', { label: t('messages.draftDelete') })} ${title}`}
                      onClick={() => setDeleting(draft)}
                    >
                      {t('messages.draftDelete')}
                    </Button>
                  </li>
                );
              })}
            </ul>
            {deleting !== null && <DeleteDraft draft={deleting} onClose={() => setDeleting(null)} />}
          </Card>
        )
      }
    </QueryResult>
  );
}

function DeleteDraft({ draft, onClose }: { draft: PlannedMessage; onClose: () => void }) {
  const t = useT();
  return (
    <DeletionDialog
      call={deleteMessageDraft}
      input={{ params: { id: draft.ClubId, plannedMessageId: draft.PlannedMessageId } }}
      name={titleOf(draft) ?? t('messages.draftUntitled')}
      confirm={t('messages.draftDelete')}
      doneText={t('messages.draftDeleted')}
      onClose={onClose}
    >
      {t('messages.draftDeleteText')}
    </DeletionDialog>
  );
}
