import type { ClubTag } from '@clubpulse/contract/clubs/tags/tags';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Tags.module.css';
import { tagLabel } from './tag-text.ts';

const TagEditor = lazyComponent(() => import('./TagDialogs.tsx').then((it) => it.TagEditor));
const DeleteTag = lazyComponent(() => import('./TagDialogs.tsx').then((it) => it.DeleteTag));

type Opened = { act: 'add' } | { act: 'edit' | 'delete'; tag: ClubTag };

export function Tags({ clubId }: { clubId: number }) {
  const t = useT();
  const tags = useCall(listTags, { params: { id: clubId } }, { quiet: true });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <QueryResult query={tags} loading={<SkeletonRows rows={3} />}>
        {(found) => (
          <ul className={classes['tags']}>
            {found.map((tag) => (
              <li key={tag.ClubTagId}>
                <span>
                  <b>{tagLabel(tag, t)}</b>
                  <span>
                    {t('clubs.tagMembers', { count: tag.Members })}
                    {tag.Text === null && `, ${t('clubs.tagAlways').toLowerCase()}`}
                  </span>
                </span>
                {tag.Text !== null && (
                  <RowMenu
                    label={t('kit.actionsOf', { name: tag.Text })}
                    items={[
                      { label: t('clubs.tagEdit'), icon: IconPencil, onClick: () => setOpened({ act: 'edit', tag }) },
                      { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setOpened({ act: 'delete', tag }) },
                    ]}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryResult>
      <div>
        <Button variant="default" leftSection={<IconPlus size={16} stroke={1.8} />} onClick={() => setOpened({ act: 'add' })}>
          {t('clubs.tagAdd')}
        </Button>
      </div>
      {opened?.act === 'add' && <TagEditor clubId={clubId} onClose={close} />}
      {opened?.act === 'edit' && <TagEditor clubId={clubId} tag={opened.tag} onClose={close} />}
      {opened?.act === 'delete' && <DeleteTag clubId={clubId} tag={opened.tag} onClose={close} />}
    </>
  );
}
